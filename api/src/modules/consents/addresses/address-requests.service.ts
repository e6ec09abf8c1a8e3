import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashAthleteKey, newAthleteKey } from '../../../common/auth/athlete-key.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue, type DueMail } from '../../../common/mail/mail-queue.js';
import { Clock } from '../../../common/time/clock.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { MAILED_KEY_LIFETIME_MS } from '../calc/mailed-key-lifetime.js';
import { MailboxesService } from '../mailboxes.service.js';
import { AddressRequestEntity } from './address-request.entity.js';
import { addressMail } from './address.mail.js';
import { findWaitingAddress } from './addresses.repository.js';
import { storeAddressRequest } from './addresses.writer.js';

const ADDRESS_MAIL = 'confirm_address';

/** Asks by mail whether an address is the athlete's. The caller counts the mail before: see `MailboxesService`. */
@Injectable()
export class AddressRequestsService implements OnModuleInit {
  private readonly baseUrl: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: MailQueue,
    private readonly mailboxes: MailboxesService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.baseUrl = serverAddress(settings);
  }

  onModuleInit(): void {
    this.mails.register(ADDRESS_MAIL, (mail, now) => this.composeMail(mail, now), MAILED_KEY_LIFETIME_MS);
  }

  /** Within the write that decides to ask. `network`: that of the call, see `networkOf`. */
  async ask(
    tx: EntityManager,
    { athleteId, email }: { athleteId: number; email: string },
    network: string | null,
  ): Promise<void> {
    await storeAddressRequest(tx, athleteId, email, this.clock.now());
    await this.mails.add(tx, ADDRESS_MAIL, { athleteId, network });
  }

  sendSoon(): Promise<void> {
    return this.mails.sendSoon();
  }

  /**
   * Each attempt to send has a new key, which takes the place of the one before: no table holds a key. Nothing is sent
   * any more when the mail server has been taken away since.
   */
  private async composeMail({ athleteId }: DueMail, now: Date): Promise<Mail | null> {
    if (athleteId === null || !this.mailboxes.areServed) return null;
    const key = newAthleteKey();
    return this.unitOfWork.write(async (tx) => {
      const request = await findWaitingAddress(tx, athleteId, now);
      if (!request) return null;
      // Another address may have been named since: a reader of the previous one must not confirm it.
      const { id, email } = request;
      const { affected } = await tx.update(AddressRequestEntity, { id, email }, { keySha256: hashAthleteKey(key) });
      return affected === 1 ? addressMail(request, this.baseUrl, key) : null;
    });
  }
}
