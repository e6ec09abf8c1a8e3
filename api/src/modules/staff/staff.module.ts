import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { MailModule } from '../../common/mail/mail.module.js';
import { WRITER } from '../../database/data-source-names.js';
import { CoachesModule } from '../coaches/index.js';
import { ConsentsModule } from '../consents/index.js';
import { AcceptanceController } from './acceptance/acceptance.controller.js';
import { AcceptanceService } from './acceptance/acceptance.service.js';
import { InvitationMailService } from './invitations/invitation-mail.service.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { EXPIRED_INVITATIONS } from './invitations/invitations.housekeeping.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { StaffInvitationEntity } from './invitations/staff-invitation.entity.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([StaffInvitationEntity], WRITER), CoachesModule, ConsentsModule, MailModule],
  controllers: [StaffController, InvitationsController, AcceptanceController],
  providers: [StaffService, InvitationsService, InvitationMailService, AcceptanceService],
})
export class StaffModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(EXPIRED_INVITATIONS);
  }
}
