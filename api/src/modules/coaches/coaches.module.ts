import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { ApiKeyEntity } from './api-keys/api-key.entity.js';
import { CoachEntity } from './accounts/coach.entity.js';
import { InstitutionEntity } from './accounts/institution.entity.js';
import { PasswordResetEntity } from './passwords/password-reset.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { ApiKeyAuthority } from '../../common/auth/api-key-authority.js';
import { SessionAuthority } from '../../common/auth/session-authority.js';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { MailModule } from '../../common/mail/mail.module.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { CoachesController } from './coaches.controller.js';
import { ForgotPasswordService } from './passwords/forgot-password.service.js';
import { PasswordChangeService } from './passwords/password-change.service.js';
import { PasswordHasherService } from './passwords/password-hasher.service.js';
import { EXPIRED_RESET_LINKS } from './passwords/password-resets.housekeeping.js';
import { ResetPasswordService } from './passwords/reset-password.service.js';
import { EXPIRED_SESSIONS } from './sessions/sessions.housekeeping.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInService } from './sign-in/sign-in.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature(
      [ApiKeyEntity, CoachEntity, InstitutionEntity, PasswordResetEntity, SessionEntity],
      WRITER,
    ),
    MailModule,
  ],
  controllers: [CoachesController],
  providers: [
    SignInService,
    SessionsService,
    PasswordChangeService,
    ForgotPasswordService,
    ResetPasswordService,
    PasswordHasherService,
    ApiKeysService,
    { provide: SessionAuthority, useExisting: SessionsService },
    { provide: ApiKeyAuthority, useExisting: ApiKeysService },
  ],
  exports: [SessionAuthority, ApiKeyAuthority, PasswordHasherService],
})
export class CoachesModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(EXPIRED_SESSIONS, EXPIRED_RESET_LINKS);
  }
}
