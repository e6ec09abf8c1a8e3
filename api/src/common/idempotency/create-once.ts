import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { RetryWriteError } from '../../database/database-errors.js';
import { deleteSome } from '../../database/delete-some.js';
import { keyReused } from '../errors/shared.errors.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import type { IdempotencyKey } from './idempotency-key.js';
import { IdempotencyKeyRow } from './idempotency-key.entity.js';

const KEPT_MS = 24 * 3_600_000;
/** How many old keys a creating call takes away: more than it adds, and never many. */
const PURGE_AT_ONCE = 100;

/**
 * Runs `create` within `tx` unless this very call was answered in the last 24 hours; answers the id of what it made, then or now. The caller
 * reads the thing itself by that id: what it looks like may have changed meanwhile, and no copy of it lies about. Throws `key_reused`
 * where the key came with another call. Without a key it just creates.
 *
 * The key is stored in the same transaction as what was made: either both are there or neither. It goes in first, so that the same call
 * sent twice at once waits here, before it meets what the first one has just made (a name that is taken by itself).
 */
export async function createOnce(
  tx: EntityManager,
  key: IdempotencyKey | null,
  now: Date,
  create: () => Promise<number>,
): Promise<number> {
  if (key === null) return create();
  const { coachId, keySha256, callSha256 } = key;
  const old = { createdAt: LessThanOrEqual(new Date(now.getTime() - KEPT_MS)) };
  // This one by itself: there may be more old ones than are taken away.
  await tx.delete(IdempotencyKeyRow, { coachId, keySha256, ...old });
  await deleteSome(tx, IdempotencyKeyRow, old, PURGE_AT_ONCE);
  const known = await tx.findOneBy(IdempotencyKeyRow, { coachId, keySha256 });
  if (known) {
    if (known.callSha256 !== callSha256) throw keyReused();
    if (known.createdId === null) throw new RetryWriteError();
    return known.createdId;
  }
  await insertOrRetry(tx, IdempotencyKeyRow, [{ ...key, createdId: null, createdAt: now }]);
  const createdId = await create();
  await tx.update(IdempotencyKeyRow, { coachId, keySha256 }, { createdId });
  return createdId;
}
