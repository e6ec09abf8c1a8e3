import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { AfterAnswer } from '../after-answer/after-answer.js';
import { Clock } from '../time/clock.js';
import { isOneMailbox, type Deliver, type Mail } from './mail.js';
import { outboxDelivery, removeOldMails } from './outbox-delivery.js';
import { smtpDelivery } from './smtp-delivery.js';

/** Pauses before each further attempt, in milliseconds: long enough for a mail server to restart. */
const RETRY_PAUSES_MS = [1000, 5000, 25_000];
/** How long an attempt may still take when the server stops, in milliseconds. */
const LAST_TRY_MS = 3000;

/** Sends mails over `SMTP_URL`, or without it into the outbox folder beside the data. */
@Injectable()
export class Mailer implements OnModuleInit {
  private readonly logger = new Logger('mail');
  private readonly outbox: string;
  private readonly deliver: Deliver;

  constructor(
    @Inject(SETTINGS) { smtpUrl, mailFrom, dataDir }: Settings,
    private readonly clock: Clock,
    private readonly afterAnswer: AfterAnswer,
  ) {
    this.outbox = join(dataDir, 'outbox');
    this.deliver =
      smtpUrl === null ? outboxDelivery(this.outbox, mailFrom, clock) : smtpDelivery(smtpUrl, mailFrom, clock);
  }

  /** Runs with an SMTP server too: mails left in the outbox contain names and links. */
  async onModuleInit(): Promise<void> {
    try {
      await removeOldMails(this.outbox, this.clock.now());
    } catch (error) {
      this.logger.warn({ ...codesOf(error), problem: 'Old mails in the outbox could not be removed.' });
    }
  }

  /** Queues a mail and returns; sending may take a minute. A failure is logged, because the answer is already sent. */
  async post(mail: Mail): Promise<void> {
    if (!isOneMailbox(mail.to)) {
      this.logger.error({ ...mail.logIds, problem: 'The address is no single mailbox: the mail was not sent.' });
      return;
    }
    const taken = await this.afterAnswer.do((stopping) => this.send(mail, stopping), 'long');
    if (!taken) this.logger.error({ ...mail.logIds, problem: 'Too many mails are waiting: the mail was not sent.' });
  }

  /**
   * Sends in several attempts. After `stopping` is aborted, a running attempt is the last one and has little time left,
   * and a pause ends at once for one last attempt.
   */
  private async send(mail: Mail, stopping: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await withStopDeadline(stopping, (signal) => this.deliver(mail, signal));
        return;
      } catch (error) {
        // Logged as codes only: messages of a mail server quote the address.
        const failure = { ...mail.logIds, attempt, ...codesOf(error) };
        if (stopping.aborted || attempt > RETRY_PAUSES_MS.length) {
          this.logger.error({ ...failure, problem: 'The mail was not sent.' });
          return;
        }
        this.logger.warn({ ...failure, problem: 'The mail was not sent yet.' });
        await pause(RETRY_PAUSES_MS[attempt - 1] ?? 0, stopping);
      }
    }
  }
}

/**
 * Passes `work` a signal that is aborted `LAST_TRY_MS` after the server begins to stop, or after `work` starts if the
 * server is already stopping.
 */
async function withStopDeadline(stopping: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const hurry = () => void (timer = setTimeout(() => deadline.abort(), LAST_TRY_MS));
  if (stopping.aborted) hurry();
  else stopping.addEventListener('abort', hurry, { once: true });
  try {
    await work(deadline.signal);
  } finally {
    stopping.removeEventListener('abort', hurry);
    clearTimeout(timer);
  }
}

async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: stopping }).catch(() => undefined);
}

function codesOf(error: unknown): Record<string, unknown> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
