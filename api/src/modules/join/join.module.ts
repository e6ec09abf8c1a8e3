import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/index.js';
import { RegistrationsModule } from '../registrations/index.js';
import { GuardianAnswersController } from './guardian-answers.controller.js';
import { GuardianAnswersService } from './guardian-answers.service.js';
import { JoinController } from './join.controller.js';
import { JoinService } from './join.service.js';

/** How athletes come to a team by its code, and what guardians answer. */
@Module({
  imports: [ConsentsModule, RegistrationsModule],
  controllers: [JoinController, GuardianAnswersController],
  providers: [JoinService, GuardianAnswersService],
})
export class JoinModule {}
