import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/index.js';
import { RegistrationsModule } from '../registrations/index.js';
import { AddressController } from './address/address.controller.js';
import { AddressService } from './address/address.service.js';
import { GuardianAnswersController } from './guardian/guardian-answers.controller.js';
import { GuardianAnswersService } from './guardian/guardian-answers.service.js';
import { OwnConsentController } from './own-consent/own-consent.controller.js';
import { OwnConsentService } from './own-consent/own-consent.service.js';
import { PaperConsentsController } from './paper/paper-consents.controller.js';
import { PaperConsentsService } from './paper/paper-consents.service.js';
import { SignedAthletesController } from './paper/signed-athletes.controller.js';
import { SignedAthletesService } from './paper/signed-athletes.service.js';
import { JoinController } from './join.controller.js';
import { JoinService } from './join.service.js';

/** How athletes come to a team, and how they, their guardians and coaches with a signed form agree to the answers. */
@Module({
  imports: [ConsentsModule, RegistrationsModule],
  controllers: [
    JoinController,
    GuardianAnswersController,
    OwnConsentController,
    PaperConsentsController,
    SignedAthletesController,
    AddressController,
  ],
  providers: [
    JoinService,
    GuardianAnswersService,
    OwnConsentService,
    PaperConsentsService,
    SignedAthletesService,
    AddressService,
  ],
})
export class JoinModule {}
