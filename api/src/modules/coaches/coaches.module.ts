import { Module } from '@nestjs/common';
import { ApiKeyAuthority } from '../../common/auth/api-key-authority.js';
import { SessionAuthority } from '../../common/auth/session-authority.js';
import { MailModule } from '../../common/mail/mail.module.js';
import { ApiKeysService } from './api-keys.service.js';
import { CoachesController } from './coaches.controller.js';
import { CoachesService } from './coaches.service.js';
import { ForgotPasswordService } from './forgot-password.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordHasher } from './password-hasher.js';
import { ResetPasswordService } from './reset-password.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [MailModule],
  controllers: [CoachesController],
  providers: [
    CoachesService,
    SignInService,
    SessionsService,
    PasswordChangeService,
    ForgotPasswordService,
    ResetPasswordService,
    PasswordHasher,
    ApiKeysService,
    { provide: SessionAuthority, useExisting: SessionsService },
    { provide: ApiKeyAuthority, useExisting: ApiKeysService },
  ],
  exports: [SessionAuthority, ApiKeyAuthority],
})
export class CoachesModule {}
