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
import { GuardianRequestEntity } from './guardian-request.entity.js';
import { findQuestionById } from './guardian-requests.repository.js';
import { storeQuestion, type AskedOfGuardian } from './guardian-requests.writer.js';
import { guardianMail } from './guardian.mail.js';

const GUARDIAN_MAIL = 'guardian_question';

/** Asks guardians by mail. The caller counts the mail of the mailbox before: see `MailboxesService`. */
@Injectable()
export class GuardianQuestionsService implements OnModuleInit {
  private readonly baseUrl: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: MailQueue,
    private readonly mailboxes: MailboxesService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    // Never from the request: an attacker could send a host of their own, and the mailed link would lead there.
    this.baseUrl = serverAddress(settings);
  }

  onModuleInit(): void {
    this.mails.register(GUARDIAN_MAIL, (mail, now) => this.composeMail(mail, now), MAILED_KEY_LIFETIME_MS);
  }

  /** Within the write that decides to ask. `network`: that of the call, see `networkOf`. */
  async ask(tx: EntityManager, asked: AskedOfGuardian, network: string | null): Promise<void> {
    const guardianRequestId = await storeQuestion(tx, asked, this.clock.now());
    await this.mails.add(tx, GUARDIAN_MAIL, { guardianRequestId, network });
  }

  sendSoon(): Promise<void> {
    return this.mails.sendSoon();
  }

  /**
   * Each attempt to send has a new key, which takes the place of the one before: no table holds a key. Nothing is sent
   * any more when the mail server has been taken away since.
   */
  private async composeMail({ guardianRequestId }: DueMail, now: Date): Promise<Mail | null> {
    if (guardianRequestId === null || !this.mailboxes.areServed) return null;
    const key = newAthleteKey();
    const keySha256 = hashAthleteKey(key);
    return this.unitOfWork.write(async (tx) => {
      const question = await findQuestionById(tx, guardianRequestId, now);
      if (!question) return null;
      // Another guardian may have been named since: the one named before must not answer for that one.
      const { guardianEmail } = question;
      const { affected } = await tx.update(
        GuardianRequestEntity,
        { id: guardianRequestId, guardianEmail },
        { keySha256 },
      );
      return affected === 1 ? guardianMail(question, this.baseUrl, key) : null;
    });
  }
}
