import { MoreThan, type EntityManager } from 'typeorm';
import { sha256 } from '../text/sha256.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { AttemptCounterEntity } from './attempt-counter.entity.js';

/**
 * Facts that hold for a while, stored as counters without attempts: hashed like them, and deleted like them when they
 * have expired.
 */

const DAY_MS = 24 * 3_600_000;

/** Remembers a key for so many days from now. A key that was remembered less than a day ago is not written again. */
export async function rememberKey(tx: EntityManager, key: string, days: number, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + days * DAY_MS);
  const counterKey = sha256(key);
  const stored = await tx.findOneBy(AttemptCounterEntity, { counterKey });
  if (!stored)
    return insertOrRetry(tx, AttemptCounterEntity, [{ counterKey, attempts: 0, windowEndsAt, nextTryAt: null }]);
  if (windowEndsAt.getTime() - stored.windowEndsAt.getTime() > DAY_MS)
    await tx.update(AttemptCounterEntity, { counterKey }, { windowEndsAt });
}

/** Whether a key is still remembered. One query, the same for every key. */
export function isRemembered(manager: EntityManager, key: string, now: Date): Promise<boolean> {
  return manager.existsBy(AttemptCounterEntity, { counterKey: sha256(key), windowEndsAt: MoreThan(now) });
}
