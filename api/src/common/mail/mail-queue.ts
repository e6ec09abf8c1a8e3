import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseStart } from '../../database/database-start.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AfterAnswer } from '../after-answer/after-answer.js';
import { describeError } from '../logging/describe-error.js';
import { Metrics, type EventCounter } from '../metrics/metrics.js';
import { Clock } from '../time/clock.js';
import { MAIL_OUTCOMES } from './mail.metrics.js';
import { isOneMailbox, type Mail } from './mail.js';
import { addMail, claimDueMails, postponeMail, removeMail, type Concerned } from './mail-queue.repository.js';
import type { MailEntity } from './mail.entity.js';
import { Mailer } from './mailer.js';

/** A mail at an attempt to send it: the first one is 1. */
export interface DueMail extends Concerned, Pick<MailEntity, 'network' | 'createdAt'> {
  attempt: number;
}

/** Makes a mail at the moment it is sent; null when there is nothing to send any more. */
export type ComposeMail = (mail: DueMail, now: Date) => Promise<Mail | null>;

const OF_NOBODY: Concerned = { coachId: null, athleteId: null, guardianRequestId: null, staffInvitationId: null };

/** Pauses after each failed attempt, in seconds; the last one repeats. */
const RETRY_PAUSES_SECONDS = [5, 30, 60, 120, 300, 600];
/** How long a mail is tried, unless its kind says otherwise. Later, nobody waits for the link in it any more. */
const LIFETIME_MS = 3_600_000;
/** Mails that one instance sends at the same time. */
const MAX_CONCURRENT = 8;
/** How often an instance looks for mails: shortly after a failure, and for those of an instance that was killed. */
const LOOK_AGAIN_MS = { waiting: 5000, idle: 60_000 };

/**
 * Mails that were accepted, in the database: they survive the end of the process, and any instance sends them. A mail is
 * sent at least once: when an instance is killed between sending a mail and deleting its row, another one sends it again.
 * Call `add(tx, …)` in the write that decides to mail and `sendSoon()` after it. A mail is composed when it is sent
 * (`register`), so no table holds an address, a text or a token, and every attempt has a token of its own.
 */
@Injectable()
export class MailQueue implements OnModuleDestroy {
  private readonly logger = new Logger('mail');
  private readonly kinds = new Map<string, { compose: ComposeMail; lifetimeMs: number }>();
  private readonly outcomes: EventCounter<(typeof MAIL_OUTCOMES)[number]>;
  private timer: NodeJS.Timeout | undefined;
  private isSending = false;
  /** Whether mails may have become due since the last claim. */
  private mayHaveDue = false;
  /** Whether mails may wait for their next attempt; not known at the start. */
  private mayHaveWaiting = true;
  private isStopped = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly databaseStart: DatabaseStart,
    private readonly clock: Clock,
    private readonly afterAnswer: AfterAnswer,
    private readonly mailer: Mailer,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter({
      name: 'touchline_mails_total',
      help: 'Attempts to send a mail, by outcome.',
      label: 'outcome',
      values: MAIL_OUTCOMES,
    });
  }

  /** Looks for mails from now on. Called when the server listens. */
  start(): void {
    this.lookLater();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** `lifetimeMs`: for how long mails of this kind are tried. */
  register(kind: string, compose: ComposeMail, lifetimeMs = LIFETIME_MS): void {
    this.kinds.set(kind, { compose, lifetimeMs });
  }

  /** Within the write that decides to mail. A mail that concerns nobody sends nothing and takes as long. */
  async add(
    tx: EntityManager,
    kind: string,
    { network, ...given }: Partial<Concerned> & Pick<MailEntity, 'network'>,
  ): Promise<void> {
    const concerned = { ...OF_NOBODY, ...given };
    await addMail(tx, { kind, ...concerned, network, createdAt: this.clock.now() });
  }

  /** Sends the due mails after the answer. Without room for that, a later look finds them. */
  async sendSoon(): Promise<void> {
    await this.afterAnswer.do(
      async () => void (await this.afterAnswer.do((stopping) => this.sendDue(stopping), 'long')),
    );
  }

  /** Also replaces the next look by an earlier one. */
  private lookLater(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look(), this.mayHaveWaiting ? LOOK_AGAIN_MS.waiting : LOOK_AGAIN_MS.idle);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    if (this.databaseStart.isReady) await this.afterAnswer.do((stopping) => this.sendDue(stopping), 'long');
    this.lookLater();
  }

  /**
   * Sends all due mails; a call while another one runs leaves them to that one. A stop lets running attempts end, and
   * begins no further ones.
   */
  private async sendDue(stopping: AbortSignal): Promise<void> {
    this.mayHaveDue = true;
    if (this.isSending) return;
    this.isSending = true;
    try {
      this.mayHaveWaiting = false;
      do {
        // Before the search: a mail that comes during it may be missing in the result.
        this.mayHaveDue = false;
        const claimed = await this.unitOfWork.write((tx) => claimDueMails(tx, this.clock.now(), MAX_CONCURRENT));
        await Promise.all(claimed.map((mail) => this.attempt(mail, stopping)));
        if (claimed.length > 0) this.mayHaveDue = true;
      } while (this.mayHaveDue && !stopping.aborted);
    } catch (error) {
      this.mayHaveWaiting = true;
      throw error;
    } finally {
      this.isSending = false;
      if (this.timer && this.mayHaveWaiting) this.lookLater();
    }
  }

  private async attempt(row: MailEntity, stopping: AbortSignal): Promise<void> {
    const ids = { mailId: row.id, coachId: row.coachId, athleteId: row.athleteId, attempt: row.attempts };
    if (this.isLate(row, this.clock.now())) return this.giveUp(row, ids);
    try {
      const mail = await this.compose(row);
      if (mail && !isOneMailbox(mail.to)) return await this.giveUp(row, { ...ids, reason: 'no single mailbox' });
      if (mail) await this.mailer.deliver(mail, stopping).then(() => this.outcomes.add('sent'));
    } catch (error) {
      return this.retryLater(row, { ...ids, ...codesOf(error) }, isRefusal(error));
    }
    await this.unitOfWork.write((tx) => removeMail(tx, row));
  }

  private async compose(row: MailEntity): Promise<Mail | null> {
    if (isForNobody(row)) return null;
    const kind = this.kinds.get(row.kind);
    // A mail of the next release, whose processes know it.
    if (!kind) throw new Error('This process does not know the kind of a mail.');
    const { coachId, athleteId, guardianRequestId, staffInvitationId, network, createdAt, attempts: attempt } = row;
    const due = { coachId, athleteId, guardianRequestId, staffInvitationId, network, createdAt, attempt };
    return kind.compose(due, this.clock.now());
  }

  /** `isRefused`: the mailbox does not exist, or takes no mail of ours, so that a long life would not help. */
  private async retryLater(row: MailEntity, failure: object, isRefused: boolean): Promise<void> {
    const pause = RETRY_PAUSES_SECONDS[row.attempts - 1] ?? RETRY_PAUSES_SECONDS.at(-1) ?? 0;
    const nextTryAt = new Date(this.clock.now().getTime() + pause * 1000);
    if (this.isLate(row, nextTryAt, isRefused)) return this.giveUp(row, failure);

    this.outcomes.add('postponed');
    this.logger.warn({ ...failure, problem: 'The mail was not sent yet.' });
    this.mayHaveWaiting = true;
    await this.unitOfWork.write((tx) => postponeMail(tx, row, nextTryAt));
  }

  private async giveUp(row: MailEntity, failure: object): Promise<void> {
    await this.unitOfWork.write((tx) => removeMail(tx, row));
    if (isForNobody(row)) return;
    this.outcomes.add('given_up');
    this.logger.error({ ...failure, problem: 'The mail was not sent.' });
  }

  private isLate({ kind, createdAt }: MailEntity, at: Date, isRefused = false): boolean {
    const lifetimeMs = isRefused ? LIFETIME_MS : (this.kinds.get(kind)?.lifetimeMs ?? LIFETIME_MS);
    return at.getTime() > createdAt.getTime() + lifetimeMs;
  }
}

function isForNobody({ coachId, athleteId, guardianRequestId }: Concerned): boolean {
  return coachId === null && athleteId === null && guardianRequestId === null;
}

/** An answer of the mail server that another attempt does not change: 5yz of RFC 5321, section 4.2.1. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** Codes only: messages of a mail server quote the address. */
function codesOf(error: unknown): object {
  const { kind, code } = describeError(error);
  return { kind, code, responseCode: (error as { responseCode?: unknown }).responseCode };
}
