import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sha256 } from '../text/sha256.js';
import { Clock } from '../time/clock.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AttemptCounterEntity } from './attempt-counter.entity.js';

/** Number of attempts per window, counted under `key`, which is hashed: the table holds no name and no address. */
export interface AttemptLimit {
  key: string;
  limit: number;
  windowSeconds: number;
  /** After the first few failures, each attempt also waits longer than the one before it. */
  growingDelay?: boolean;
}

/** Failures without a delay after them: people mistype a password now and then. */
const FREE_FAILURES = 2;
const MAX_DELAY_SECONDS = 60;

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
   * Counts an attempt, runs `action` and returns its result. Throws `refusal` (given the seconds until the next attempt)
   * if no attempt is left. If `action` throws, nothing was decided and the attempt is released.
   */
  async attempt<T>(
    limits: readonly AttemptLimit[],
    refusal: (retryAfterSeconds: number) => Error,
    action: () => Promise<T>,
  ): Promise<T> {
    const waitSeconds = await this.reserve(limits);
    if (waitSeconds !== null) throw refusal(waitSeconds);
    try {
      return await action();
    } catch (error) {
      await this.release(limits).catch((problem: unknown) =>
        this.logger.warn({ kind: (problem as Error).name, problem: 'An attempt without a result stays counted.' }),
      );
      throw error;
    }
  }

  /**
   * Counts an attempt under every limit, or under none. Returns null, or the seconds until the next attempt; a refused
   * attempt is not counted.
   */
  async reserve(limits: readonly AttemptLimit[]): Promise<number | null> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const counters: (AttemptCounterEntity | null)[] = [];
      for (const { key } of limits) counters.push(await findAndLock(tx, sha256(key)));

      const waits = limits.map((limit, at) => secondsUntilFree(limit, counters[at] ?? null, now));
      const longest = Math.max(0, ...waits);
      if (longest > 0) return longest;

      for (const [at, limit] of limits.entries()) await count(tx, limit, counters[at] ?? null, now);
      return null;
    });
  }

  /** Takes back an attempt that was not a failure. */
  async release(limits: readonly AttemptLimit[]): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      for (const { key } of limits) {
        await tx
          .createQueryBuilder()
          .update(AttemptCounterEntity)
          .set({ attempts: () => 'attempts - 1', nextTryAt: null })
          .where('counter_key = :key AND attempts > 0', { key: sha256(key) })
          .execute();
      }
    });
  }

  /** Deletes what was counted under these keys. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.unitOfWork.write((tx) => deleteAttempts(tx, keys));
  }
}

/** Deletes, within a write, what was counted under these keys. */
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
  const freeAt = counter.attempts >= limit ? counter.windowEndsAt : (counter.nextTryAt ?? now);
  return Math.max(0, (freeAt.getTime() - now.getTime()) / 1000);
}

/**
 * Guarded by the values that were read, so that two instances never use the same last attempt. A failed guard makes the
 * write run again.
 */
async function count(
  tx: EntityManager,
  { key, windowSeconds, growingDelay = false }: AttemptLimit,
  counter: AttemptCounterEntity | null,
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
  if (!counter) return insertOrRetry(tx, AttemptCounterEntity, [{ counterKey: sha256(key), ...values }]);
  const { affected } = await tx.update(
    AttemptCounterEntity,
    { counterKey: counter.counterKey, attempts: counter.attempts, windowEndsAt: counter.windowEndsAt },
    values,
  );
  if (affected !== 1) throw new RetryWriteError();
}

/** Seconds to wait after the failure with this number (from 1): 0, 0, 1, 2, 4, 8 … up to 60. */
export function delaySeconds(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(MAX_DELAY_SECONDS, 2 ** (failures - FREE_FAILURES - 1));
}
