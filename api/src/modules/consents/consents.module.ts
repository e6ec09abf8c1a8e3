import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { MailModule } from '../../common/mail/mail.module.js';
import { WRITER } from '../../database/data-source-names.js';
import { AddressRequestEntity } from './addresses/address-request.entity.js';
import { AddressRequestsService } from './addresses/address-requests.service.js';
import { EXPIRED_ADDRESS_REQUESTS } from './addresses/address-requests.housekeeping.js';
import { AthleteAddressEntity } from './addresses/athlete-address.entity.js';
import { ConsentEntity } from './consent.entity.js';
import { GuardianQuestionsService } from './guardians/guardian-questions.service.js';
import { GuardianRefusalEntity } from './guardians/guardian-refusal.entity.js';
import { GuardianRequestEntity } from './guardians/guardian-request.entity.js';
import { EXPIRED_GUARDIAN_REQUESTS } from './guardians/guardian-requests.housekeeping.js';
import { MailedKeysService } from './mailed-keys.service.js';
import { KnownGuardiansService } from './guardians/known-guardians.service.js';
import { MailboxesService } from './mailboxes.service.js';

@Module({
  imports: [
    MailModule,
    TypeOrmModule.forFeature(
      [AddressRequestEntity, AthleteAddressEntity, ConsentEntity, GuardianRefusalEntity, GuardianRequestEntity],
      WRITER,
    ),
  ],
  providers: [
    AddressRequestsService,
    GuardianQuestionsService,
    KnownGuardiansService,
    MailboxesService,
    MailedKeysService,
  ],
  exports: [
    AddressRequestsService,
    GuardianQuestionsService,
    KnownGuardiansService,
    MailboxesService,
    MailedKeysService,
  ],
})
export class ConsentsModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(EXPIRED_GUARDIAN_REQUESTS, EXPIRED_ADDRESS_REQUESTS);
  }
}
