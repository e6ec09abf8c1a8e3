import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { describeError } from '../logging/describe-error.js';
import { Clock } from '../time/clock.js';
import type { Deliver, Mail } from './mail.js';
import { outboxDelivery, removeOldMails } from './outbox-delivery.js';
import { smtpDelivery } from './smtp-delivery.js';

/** How long an attempt may take, in milliseconds: less than its claim in the queue lasts. */
const TRY_MS = 45_000;
/** How long an attempt may still take when the server stops. */
const LAST_TRY_MS = 3000;

/** Delivers mails over `SMTP_URL`, or without it into the outbox folder beside the data. */
@Injectable()
export class Mailer implements OnModuleInit {
  private readonly logger = new Logger('mail');
  /** The folder of mails that nobody sends. */
  readonly outbox: string;
  private readonly send: Deliver;

  constructor(
    @Inject(SETTINGS) { smtpUrl, mailFrom, dataDir }: Settings,
    private readonly clock: Clock,
  ) {
    this.outbox = join(dataDir, 'outbox');
    this.send =
      smtpUrl === null ? outboxDelivery(this.outbox, mailFrom, clock) : smtpDelivery(smtpUrl, mailFrom, clock);
  }

  /** Runs with an SMTP server too: mails left in the outbox contain names and links. */
  async onModuleInit(): Promise<void> {
    try {
      await removeOldMails(this.outbox, this.clock.now());
    } catch (error) {
      const { code } = describeError(error);
      this.logger.warn({ code, problem: 'Old mails in the outbox could not be removed.' });
    }
  }

  /** One attempt. Throws if it fails or takes too long; after `stopping` is aborted it has little time left. */
  async deliver(mail: Mail, stopping: AbortSignal): Promise<void> {
    const deadline = new AbortController();
    const timers = [setTimeout(() => deadline.abort(), TRY_MS)];
    const hurry = () => void timers.push(setTimeout(() => deadline.abort(), LAST_TRY_MS));
    if (stopping.aborted) hurry();
    else stopping.addEventListener('abort', hurry, { once: true });
    try {
      await this.send(mail, deadline.signal);
    } finally {
      stopping.removeEventListener('abort', hurry);
      timers.forEach(clearTimeout);
    }
  }
}
