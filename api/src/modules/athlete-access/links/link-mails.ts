import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashAthleteKey, newAthleteKey } from '../../../common/auth/athlete-key.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue, type DueMail } from '../../../common/mail/mail-queue.js';
import { recordAthleteEvents } from '../../../common/security-log/record-event.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findAskedAthlete, findUsableAddresses } from '../../consents/index.js';
import { linkMail } from './link.mail.js';
import { linkExpiry, replaceLinks } from './links.writer.js';

const LINK_MAIL = 'athlete_link';

/** Mails personal links to confirmed addresses, and to nobody else. */
@Injectable()
export class LinkMails implements OnModuleInit {
  private readonly baseUrl: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailQueue,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.baseUrl = serverAddress(settings);
  }

  onModuleInit(): void {
    this.mails.register(LINK_MAIL, (mail, now) => this.composeMail(mail, now));
  }

  /**
   * Within the write that decides to mail, after the access check; `sendSoon()` follows it. Whoever has no usable address
   * gets no mail. `network`: that of the coach's call, see `networkOf`.
   */
  async add(tx: EntityManager, coachId: number, athleteIds: readonly number[], network: string | null): Promise<void> {
    for (const athleteId of athleteIds) await this.mails.add(tx, LINK_MAIL, { athleteId, coachId, network });
  }

  sendSoon(): Promise<void> {
    return this.mails.sendSoon();
  }

  /**
   * The link is made when the mail is composed, because no table holds a key, and takes the place of the former one then.
   * So each attempt has a new one.
   */
  private async composeMail({ athleteId, coachId, network }: DueMail, now: Date): Promise<Mail | null> {
    if (athleteId === null || coachId === null) return null;
    const key = newAthleteKey();
    return this.unitOfWork.write(async (tx) => {
      const athlete = await findAskedAthlete(tx, athleteId);
      const to = (await findUsableAddresses(tx, [athleteId], now)).get(athleteId);
      if (!athlete || athlete.archivedAt !== null || to === undefined) return null;

      await replaceLinks(tx, coachId, [{ athleteId, keySha256: hashAthleteKey(key) }], now);
      const by = { coachId, institutionId: athlete.institutionId, network };
      await recordAthleteEvents(tx, 'link_made', by, [athleteId], now);
      return linkMail({ ...athlete, to, until: linkExpiry(now) }, this.baseUrl, key);
    });
  }
}
