import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Clock } from '../time/clock.js';
import { isOneMailbox, type Deliver, type Mail } from './mail.js';
import { outboxDelivery } from './outbox-delivery.js';
import { smtpDelivery } from './smtp-delivery.js';

/** How long to wait before each further try, in milliseconds: a mail server that restarts is back within these. */
const PAUSES_MS = [1000, 5000, 25_000];

/** Brings mails out: over `SMTP_URL`, or without it into the outbox folder beside the data. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger('mail');
  private readonly deliver: Deliver;

  constructor(@Inject(SETTINGS) { smtpUrl, mailFrom, dataDir }: Settings, clock: Clock) {
    this.deliver = smtpUrl === null ? outboxDelivery(join(dataDir, 'outbox'), mailFrom, clock) : smtpDelivery(smtpUrl, mailFrom, clock);
  }

  /**
   * Tries a few times, and says in the log what became of a mail that did not get out: there is nobody left to answer to. Once `stopping` is
   * aborted there is one try more, at once, and no further.
   */
  async send(mail: Mail, stopping: AbortSignal): Promise<void> {
    if (!isOneMailbox(mail.to)) {
      this.logger.error({ ...mail.ids, problem: 'The address is no single mailbox: the mail was not sent.' });
      return;
    }
    for (let attempt = 1; ; attempt += 1) {
      const last = stopping.aborted || attempt > PAUSES_MS.length;
      try {
        await this.deliver(mail);
        return;
      } catch (error) {
        // Codes alone: what a mail server says quotes the address.
        const failure = { ...mail.ids, attempt, ...codesOf(error) };
        if (last) {
          this.logger.error({ ...failure, problem: 'The mail was not sent.' });
          return;
        }
        this.logger.warn({ ...failure, problem: 'The mail was not sent yet.' });
        await pause(PAUSES_MS[attempt - 1] ?? 0, stopping);
      }
    }
  }
}

async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: stopping }).catch(() => undefined);
}

function codesOf(error: unknown): Record<string, unknown> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
