import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { WRITER } from '../../database/data-source-names.js';
import { ConsentsModule } from '../consents/index.js';
import { JoinedRegistrationsService } from './joined-registrations.service.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';
import { PendingAthletesController } from './pending-athletes.controller.js';
import { PendingAthletesService } from './pending-athletes.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { ANSWERED_REGISTRATIONS, EXPIRED_REGISTRATIONS } from './registrations.housekeeping.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [ConsentsModule, TypeOrmModule.forFeature([PendingAthleteEntity], WRITER)],
  controllers: [RegistrationsController, PendingAthletesController],
  providers: [RegistrationsService, PendingAthletesService, JoinedRegistrationsService],
  exports: [RegistrationsService],
})
export class RegistrationsModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(EXPIRED_REGISTRATIONS, ANSWERED_REGISTRATIONS);
  }
}
