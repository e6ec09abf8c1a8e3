import { setTimeout as delay } from 'node:timers/promises';
import type { DrillClub } from '../../api/test/drills/support/drill-club.js';
import { Writers } from '../../api/test/drills/support/writers.js';
import { KeyedCalls, type KeyedCall } from './keyed-calls.js';

/** How many writers the drills of the database have. */
export const WRITERS = 50;
/** Milliseconds between an answer and the next call: a load that two cores carry beside three nodes. */
export const PAUSE_MS = 150;
/** Between a refused call and its repetition, plus up to as much again. */
const REPEAT_AFTER_MS = 150;

/** A call and its outcome. */
export interface LedgerLine {
  call: KeyedCall;
  /** Answers in their order; as `Writers.send` has them. */
  answers: string[];
  /** When it was sent first, and when it was answered with 2xx, as `performance.now` says it; null while there is none. */
  sentAt: number;
  acknowledgedAt: number | null;
}

/**
 * Writers that send each call, with its key, until it is acknowledged, and keep their own record of that outside of the
 * database. A call that is refused for good (4xx) is a fault of the product or of the drill and stays in the record.
 */
export class KeyedWriters extends Writers {
  readonly ledger: LedgerLine[] = [];
  private readonly calls: KeyedCalls;
  private readonly tries: { sentAt: number; tookMs: number }[] = [];

  constructor(
    origin: () => string,
    club: DrillClub,
    /** Milliseconds between an answer and the next call of a writer. */
    private readonly pauseMs = 0,
  ) {
    super(origin, club);
    this.calls = new KeyedCalls(club);
  }

  /** The longest time without an acknowledgement between the two moments (`performance.now`), in milliseconds. */
  longestGapMs(from: number, until: number): number {
    const moments = this.ledger.flatMap(({ acknowledgedAt: at }) => (at && at > from && at < until ? [at] : []));
    const inOrder = [from, ...moments.sort((a, b) => a - b), until];
    return Math.max(...inOrder.slice(1).map((moment, at) => moment - (inOrder[at] ?? moment)));
  }

  /** Milliseconds from the first try to the acknowledgement, of the calls sent between the two moments, shortest first. */
  durationsMs(from: number, until: number): number[] {
    return this.ledger
      .flatMap(({ sentAt, acknowledgedAt: at }) => (at !== null && sentAt > from && at < until ? [at - sentAt] : []))
      .sort((a, b) => a - b);
  }

  /** The longest time from a try to its answer, of those sent between the two moments, in milliseconds. */
  longestAnswerMs(from: number, until: number): number {
    return Math.max(0, ...this.tries.flatMap((one) => (one.sentAt > from && one.sentAt < until ? [one.tookMs] : [])));
  }

  protected async write(athleteId: number): Promise<void> {
    const line: LedgerLine = {
      call: this.calls.next(athleteId),
      answers: [],
      sentAt: performance.now(),
      acknowledgedAt: null,
    };
    this.ledger.push(line);
    await this.sendUntilAnswered(line);
    if (this.pauseMs > 0) await delay(this.pauseMs * (0.5 + Math.random()));
  }

  private async sendUntilAnswered(line: LedgerLine): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      const answer = await this.send(line.call);
      this.tries.push({ sentAt, tookMs: performance.now() - sentAt });
      line.answers.push(answer);
      if (answer.startsWith('2')) {
        line.acknowledgedAt = performance.now();
        this.acknowledged();
      }
      // A writer whose call is refused for good goes on with the next one; the drill looks at the record.
      if (/^[24]/.test(answer) && answer !== '429') return;
      await delay(REPEAT_AFTER_MS * (1 + Math.random()));
    }
  }
}
