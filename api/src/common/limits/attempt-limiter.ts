import { Injectable, Logger } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { AfterAnswer } from '../after-answer/after-answer.js';
import { sha256 } from '../text/sha256.js';
import { Clock } from '../time/clock.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { deleteSome } from '../../database/delete-some.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AttemptCounter } from './attempt-counter.entity.js';
import { delaySeconds } from './growing-delay.js';

/** So many tries per window, counted under `key` (hashed: the table names no person and no address). */
export interface AttemptLimit {
  key: string;
  limit: number;
  windowSeconds: number;
  /** After the first few, each try also waits longer than the one before it. */
  growingDelay?: boolean;
}

const PURGE_EVERY_MS = 3_600_000;
/** How many old counters go in one write. */
const PURGE_AT_ONCE = 500;

/**
 * Counts tries in the database. A try is taken *before* it is made and given back if it succeeded: counting afterwards
 * would let any number of parallel guesses through.
 */
@Injectable()
export class AttemptLimiter {
  private readonly logger = new Logger('limits');
  private purgedAt: number;
  private purging = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly afterAnswer: AfterAnswer,
  ) {
    this.purgedAt = clock.now().getTime();
  }

  /**
   * Takes a try and lets `judge` decide it; answers what that answers. Throws `refusal` (given the seconds until the next try) where no try is
   * left. Where `judge` throws, nobody has judged: the try is given back.
   */
  async attempt<T>(
    limits: readonly AttemptLimit[],
    refusal: (retryAfterSeconds: number) => Error,
    judge: () => Promise<T>,
  ): Promise<T> {
    const waitSeconds = await this.take(limits);
    if (waitSeconds !== null) throw refusal(waitSeconds);
    try {
      return await judge();
    } catch (error) {
      await this.giveBack(limits).catch((problem: unknown) =>
        this.logger.warn({ kind: (problem as Error).name, problem: 'A try that was not judged stays counted.' }),
      );
      throw error;
    }
  }

  /** Takes a try from every limit, or from none. Answers null, or the seconds until the next try; what is refused so counts for nothing. */
  async take(limits: readonly AttemptLimit[]): Promise<number | null> {
    const now = this.clock.now();
    this.purgeIfDue(now);
    return this.unitOfWork.write(async (tx) => {
      const counters: (AttemptCounter | null)[] = [];
      for (const { key } of limits) counters.push(await findAndLock(tx, sha256(key)));
      const waits = limits.map((limit, at) => secondsUntilFree(limit, counters[at] ?? null, now));
      const longest = Math.max(0, ...waits);
      if (longest > 0) return longest;
      for (const [at, limit] of limits.entries()) await count(tx, limit, counters[at] ?? null, now);
      return null;
    });
  }

  /** The try was no failure after all. */
  async giveBack(limits: readonly AttemptLimit[]): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      for (const { key } of limits) {
        await tx
          .createQueryBuilder()
          .update(AttemptCounter)
          .set({ attempts: () => 'attempts - 1', nextTryAt: null })
          .where('counter_key = :key AND attempts > 0', { key: sha256(key) })
          .execute();
      }
    });
  }

  /** Forgets what was counted under these keys. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.unitOfWork.write((tx) => forgetAttempts(tx, keys));
  }

  /** After somebody's answer and in small pieces: nobody's try waits for it, or fails with it. What fails is tried again with the next one. */
  private purgeIfDue(now: Date): void {
    if (this.purging || now.getTime() - this.purgedAt < PURGE_EVERY_MS) return;
    this.purging = true;
    void this.afterAnswer
      .do((stopping) => this.purge(now, stopping))
      .then((taken) => {
        if (!taken) this.purging = false;
      });
  }

  private async purge(now: Date, stopping: AbortSignal): Promise<void> {
    try {
      while (!stopping.aborted) {
        const found = await this.unitOfWork.write((tx) =>
          deleteSome(tx, AttemptCounter, { windowEndsAt: LessThanOrEqual(now) }, PURGE_AT_ONCE),
        );
        if (found < PURGE_AT_ONCE) {
          this.purgedAt = now.getTime();
          return;
        }
      }
    } finally {
      this.purging = false;
    }
  }
}

/** Forgets within a write what was counted under these keys. */
export async function forgetAttempts(tx: EntityManager, keys: readonly string[]): Promise<void> {
  for (const key of keys) await tx.delete(AttemptCounter, { counterKey: sha256(key) });
}

/** Those who count the same thing wait for each other here. SQLite needs no lock: its writes already take turns. */
async function findAndLock(tx: EntityManager, counterKey: string): Promise<AttemptCounter | null> {
  const lock = tx.dataSource.options.type === 'mariadb' ? { lock: { mode: 'pessimistic_write' as const } } : {};
  return tx.findOne(AttemptCounter, { where: { counterKey }, ...lock });
}

/** 0: the next try may be made now. */
function secondsUntilFree({ limit }: AttemptLimit, counter: AttemptCounter | null, now: Date): number {
  if (!counter || counter.windowEndsAt <= now) return 0;
  const freeAt = counter.attempts >= limit ? counter.windowEndsAt : (counter.nextTryAt ?? now);
  return Math.max(0, (freeAt.getTime() - now.getTime()) / 1000);
}

/** Guarded by what was read: two instances never take the same last try. Where another one was quicker, we look again. */
async function count(
  tx: EntityManager,
  { key, windowSeconds, growingDelay = false }: AttemptLimit,
  counter: AttemptCounter | null,
  now: Date,
): Promise<void> {
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const fresh = !counter || counter.windowEndsAt <= now;
  const attempts = fresh ? 1 : counter.attempts + 1;
  const delay = growingDelay ? delaySeconds(attempts) : 0;
  const values = {
    attempts,
    windowEndsAt: fresh ? inSeconds(windowSeconds) : counter.windowEndsAt,
    nextTryAt: delay === 0 ? null : inSeconds(delay),
  };
  if (!counter) return insertOrRetry(tx, AttemptCounter, [{ counterKey: sha256(key), ...values }]);
  const { affected } = await tx.update(
    AttemptCounter,
    { counterKey: counter.counterKey, attempts: counter.attempts, windowEndsAt: counter.windowEndsAt },
    values,
  );
  if (affected !== 1) throw new RetryWriteError();
}
