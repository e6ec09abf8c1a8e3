import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashAthleteKey, newAthleteKey } from '../../../common/auth/athlete-key.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue, type DueMail } from '../../../common/mail/mail-queue.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findAskedAthlete, findUsableAddresses } from '../../consents/index.js';
import { linkMail } from './link.mail.js';
import { renewKey } from './links.writer.js';

const LINK_MAIL = 'athlete_link';

/** Mails personal links to confirmed addresses, and to nobody else. */
@Injectable()
export class LinkMailService implements OnModuleInit {
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

  /** Within the write that makes the links; `sendSoon()` follows it. `network`: that of the coach's call, see `networkOf`. */
  async add(tx: EntityManager, coachId: number, athleteIds: readonly number[], network: string | null): Promise<void> {
    for (const athleteId of athleteIds) await this.mails.add(tx, LINK_MAIL, { athleteId, coachId, network });
  }

  sendSoon(): Promise<void> {
    return this.mails.sendSoon();
  }

  /**
   * Each attempt to send has a new key, which takes the place of the one before: no table holds a key. Nothing is sent when
   * the link has ended or been replaced since it was made.
   */
  private async composeMail({ athleteId, coachId, createdAt }: DueMail, now: Date): Promise<Mail | null> {
    if (athleteId === null || coachId === null) return null;
    const key = newAthleteKey();
    return this.unitOfWork.write(async (tx) => {
      const athlete = await findAskedAthlete(tx, athleteId);
      const to = (await findUsableAddresses(tx, [athleteId], now)).get(athleteId);
      if (!athlete || athlete.archivedAt !== null || to === undefined) return null;

      const until = await renewKey(tx, { athleteId, coachId, madeBy: createdAt }, hashAthleteKey(key), now);
      return until && linkMail({ ...athlete, to, until }, this.baseUrl, key);
    });
  }
}
