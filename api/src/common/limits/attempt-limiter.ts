import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { runWithoutDeadline } from '../concurrency/call-deadline.js';
import { describeError } from '../logging/describe-error.js';
import { sha256 } from '../text/sha256.js';
import { Clock } from '../time/clock.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AttemptCounterEntity } from './attempt-counter.entity.js';

/** Number of attempts per window, counted under `key`, which is hashed: the table holds no name and no address. */
export interface AttemptLimit {
  key: string;
  /** Attempts after which the next waits for the end of the window; absent: only the delay holds attempts up. */
  limit?: number;
  windowSeconds: number;
  delay?: GrowingDelay;
}

/** Waits of 1, 2, 4, 8 … seconds after the attempts that follow the free ones. */
export interface GrowingDelay {
  freeAttempts: number;
  maxSeconds: number;
}

/**
 * Counts attempts in the database. An attempt is counted before it is made and released if it succeeds: counting
 * afterwards would let any number of parallel guesses through.
 */
@Injectable()
export class AttemptLimiter {
  private readonly logger = new Logger('limits');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt, runs `action` and returns its result. If no attempt is left, `refused` (given the seconds until
   * the next one) makes the error to throw, or the result. If `action` throws, nothing was decided and the attempt is
   * released, as is one whose result is no failure.
   */
  async attempt<T>(
    limits: readonly AttemptLimit[],
    refused: (retryAfterSeconds: number) => Error | Promise<T>,
    action: () => Promise<T>,
    isFailure: (result: T) => boolean = () => true,
  ): Promise<T> {
    const reserved = await this.reserveAll(limits);
    if (typeof reserved === 'number') {
      const refusal = refused(reserved);
      if (refusal instanceof Error) throw refusal;
      return refusal;
    }
    // Also for a call without time left: an attempt without a result must not stay counted.
    const release = () =>
      runWithoutDeadline(() => this.release(reserved)).catch((error: unknown) =>
        this.logger.warn({ kind: describeError(error).kind, problem: 'An attempt that is no failure stays counted.' }),
      );
    try {
      const result = await action();
      if (!isFailure(result)) await release();
      return result;
    } catch (error) {
      await release();
      throw error;
    }
  }

  /**
   * Counts an attempt under every limit, or under none. Returns null, or the seconds until the next attempt; a refused
   * attempt is not counted.
   */
  async reserve(limits: readonly AttemptLimit[]): Promise<number | null> {
    const reserved = await this.reserveAll(limits);
    return typeof reserved === 'number' ? reserved : null;
  }

  /** As `reserve`; returns the counted reservations instead of null. */
  private async reserveAll(limits: readonly AttemptLimit[]): Promise<number | Reservation[]> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const counters: (AttemptCounterEntity | null)[] = [];
      for (const { key } of limits) counters.push(await findAndLock(tx, sha256(key)));

      const waits = limits.map((limit, at) => secondsUntilFree(limit, counters[at] ?? null, now));
      const longest = Math.max(0, ...waits);
      if (longest > 0) return longest;

      const reserved: Reservation[] = [];
      for (const [at, limit] of limits.entries()) reserved.push(await count(tx, limit, counters[at] ?? null, now));
      return reserved;
    });
  }

  /** Takes an attempt back. A wait that another attempt has caused since stays. */
  private async release(reserved: readonly Reservation[]): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      for (const { counterKey, nextTryAt } of reserved) {
        await tx
          .createQueryBuilder()
          .update(AttemptCounterEntity)
          .set({ attempts: () => 'attempts - 1' })
          .where('counter_key = :counterKey AND attempts > 0', { counterKey })
          .execute();
        if (nextTryAt) await tx.update(AttemptCounterEntity, { counterKey, nextTryAt }, { nextTryAt: null });
      }
    });
  }

  /** Deletes the counts of these keys. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.unitOfWork.write((tx) => deleteAttempts(tx, keys));
  }
}

/** What one attempt added to a counter: its wait is null when none follows it. */
type Reservation = Pick<AttemptCounterEntity, 'counterKey' | 'nextTryAt'>;

/** Deletes, within a write, the counts of these keys. */
export async function deleteAttempts(tx: EntityManager, keys: readonly string[]): Promise<void> {
  for (const key of keys) await tx.delete(AttemptCounterEntity, { counterKey: sha256(key) });
}

/**
 * Locks the counter, so that parallel attempts wait for each other. SQLite needs no lock, because its writes run one
 * after another.
 */
async function findAndLock(tx: EntityManager, counterKey: string): Promise<AttemptCounterEntity | null> {
  const lock = tx.dataSource.options.type === 'mariadb' ? { lock: { mode: 'pessimistic_write' as const } } : {};
  return tx.findOne(AttemptCounterEntity, { where: { counterKey }, ...lock });
}

/** Seconds until the next attempt; 0 when it may be made now. */
function secondsUntilFree({ limit }: AttemptLimit, counter: AttemptCounterEntity | null, now: Date): number {
  if (!counter || counter.windowEndsAt <= now) return 0;
  const freeAt = limit !== undefined && counter.attempts >= limit ? counter.windowEndsAt : (counter.nextTryAt ?? now);
  return Math.max(0, (freeAt.getTime() - now.getTime()) / 1000);
}

/**
 * Guarded by the values that were read, so that two instances never use the same last attempt. A failed guard makes the
 * write run again.
 */
async function count(
  tx: EntityManager,
  { key, windowSeconds, delay }: AttemptLimit,
  counter: AttemptCounterEntity | null,
  now: Date,
): Promise<Reservation> {
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const fresh = !counter || counter.windowEndsAt <= now;
  const attempts = fresh ? 1 : counter.attempts + 1;
  const wait = delay ? delaySeconds(attempts, delay) : 0;
  const values = {
    attempts,
    windowEndsAt: fresh ? inSeconds(windowSeconds) : counter.windowEndsAt,
    nextTryAt: wait === 0 ? null : inSeconds(wait),
  };
  const reservation = { counterKey: sha256(key), nextTryAt: values.nextTryAt };
  if (!counter) {
    await insertOrRetry(tx, AttemptCounterEntity, [{ ...values, ...reservation }]);
    return reservation;
  }
  const { affected } = await tx.update(
    AttemptCounterEntity,
    { counterKey: counter.counterKey, attempts: counter.attempts, windowEndsAt: counter.windowEndsAt },
    values,
  );
  if (affected !== 1) throw new RetryWriteError();
  return reservation;
}

/** Seconds to wait after the attempt with this number (from 1): 0 after the free ones, then 1, 2, 4, 8 … */
export function delaySeconds(attempts: number, { freeAttempts, maxSeconds }: GrowingDelay): number {
  return attempts <= freeAttempts ? 0 : Math.min(maxSeconds, 2 ** (attempts - freeAttempts - 1));
}
