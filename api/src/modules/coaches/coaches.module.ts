import { Module } from '@nestjs/common';
import { SessionAuthority } from '../../common/auth/session-authority.js';
import { CoachesController } from './coaches.controller.js';
import { CoachesService } from './coaches.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@Module({
  controllers: [CoachesController],
  providers: [CoachesService, SignInService, SessionsService, PasswordChangeService, PasswordHasher, { provide: SessionAuthority, useExisting: SessionsService }],
  exports: [SessionAuthority],
})
export class CoachesModule {}
