import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../time/clock.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AttemptCounter } from './attempt-counter.entity.js';

/** So many tries per window, counted under `key` (hashed: the table names no person and no address). */
export interface AttemptLimit {
  key: string;
  limit: number;
  windowSeconds: number;
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

  /** Takes a try from every limit, or from none. Answers null, or the seconds until the next try. */
  async take(limits: readonly AttemptLimit[]): Promise<number | null> {
    const now = this.clock.now();
    await this.purge(now);
    return this.unitOfWork.write(async (tx) => {
      const full = await this.secondsUntilFree(tx, limits, now);
      if (full !== null) return full;
      for (const limit of limits) await this.count(tx, limit, now);
      return null;
    });
  }

  /** The try was no failure after all. */
  async giveBack(limits: readonly AttemptLimit[]): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      for (const { key } of limits) {
        await tx.createQueryBuilder().update(AttemptCounter).set({ attempts: () => 'attempts - 1' }).where('counter_key = :key AND attempts > 0', { key: hashed(key) }).execute();
      }
    });
  }

  /** Forgets what was counted under these keys. */
  async clear(keys: readonly string[]): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      for (const key of keys) await tx.delete(AttemptCounter, { counterKey: hashed(key) });
    });
  }

  private async secondsUntilFree(tx: EntityManager, limits: readonly AttemptLimit[], now: Date): Promise<number | null> {
    let seconds: number | null = null;
    for (const { key, limit } of limits) {
      const counter = await tx.findOneBy(AttemptCounter, { counterKey: hashed(key) });
      if (!counter || counter.windowEndsAt <= now || counter.attempts < limit) continue;
      seconds = Math.max(seconds ?? 0, (counter.windowEndsAt.getTime() - now.getTime()) / 1000);
    }
    return seconds;
  }

  /** Guarded in the WHERE clause: two instances never take the same last try. */
  private async count(tx: EntityManager, { key, limit, windowSeconds }: AttemptLimit, now: Date): Promise<void> {
    const counterKey = hashed(key);
    const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
    const taken = await tx
      .createQueryBuilder()
      .update(AttemptCounter)
      .set({ attempts: () => 'attempts + 1' })
      .where('counter_key = :counterKey AND window_ends_at > :now AND attempts < :limit', { counterKey, now, limit })
      .execute();
    if (taken.affected === 1) return;
    const renewed = await tx.update(AttemptCounter, { counterKey, windowEndsAt: LessThanOrEqual(now) }, { attempts: 1, windowEndsAt });
    if (renewed.affected === 1) return;
    // Where another one created or filled it since we looked, we look again.
    await insertOrRetry(tx, AttemptCounter, [{ counterKey, attempts: 1, windowEndsAt }]);
  }

  private async purge(now: Date): Promise<void> {
    if (now.getTime() - this.purgedAt < PURGE_EVERY_MS) return;
    this.purgedAt = now.getTime();
    await this.unitOfWork.write((tx) => tx.delete(AttemptCounter, { windowEndsAt: LessThanOrEqual(now) }));
  }
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
