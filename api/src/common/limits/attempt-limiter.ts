import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../time/clock.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
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

/**
 * Counts tries in the database. A try is taken *before* it is made and given back if it succeeded: counting afterwards
 * would let any number of parallel guesses through.
 */
@Injectable()
export class AttemptLimiter {
  private purgedAt = 0;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Takes a try from every limit, or from none. Answers null, or the seconds until the next try; what is refused so counts for nothing. */
  async take(limits: readonly AttemptLimit[]): Promise<number | null> {
    const now = this.clock.now();
    await this.purge(now);
    return this.unitOfWork.write(async (tx) => {
      const counters: (AttemptCounter | null)[] = [];
      for (const { key } of limits) counters.push(await findAndLock(tx, hashed(key)));
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
          .where('counter_key = :key AND attempts > 0', { key: hashed(key) })
          .execute();
      }
    });
  }

  /** Forgets what was counted under these keys. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      for (const key of keys) await tx.delete(AttemptCounter, { counterKey: hashed(key) });
    });
  }

  private async purge(now: Date): Promise<void> {
    if (now.getTime() - this.purgedAt < PURGE_EVERY_MS) return;
    this.purgedAt = now.getTime();
    await this.unitOfWork.write((tx) => tx.delete(AttemptCounter, { windowEndsAt: LessThanOrEqual(now) }));
  }
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
async function count(tx: EntityManager, { key, windowSeconds, growingDelay = false }: AttemptLimit, counter: AttemptCounter | null, now: Date): Promise<void> {
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const fresh = !counter || counter.windowEndsAt <= now;
  const attempts = fresh ? 1 : counter.attempts + 1;
  const delay = growingDelay ? delaySeconds(attempts) : 0;
  const values = { attempts, windowEndsAt: fresh ? inSeconds(windowSeconds) : counter.windowEndsAt, nextTryAt: delay === 0 ? null : inSeconds(delay) };
  if (!counter) return insertOrRetry(tx, AttemptCounter, [{ counterKey: hashed(key), ...values }]);
  const { affected } = await tx.update(AttemptCounter, { counterKey: counter.counterKey, attempts: counter.attempts, windowEndsAt: counter.windowEndsAt }, values);
  if (affected !== 1) throw new RetryWriteError();
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
