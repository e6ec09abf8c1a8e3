import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { RetryWriteError } from '../../database/database-errors.js';
import { deleteBatch } from '../../database/delete-batch.js';
import { keyReused } from '../errors/shared.errors.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import type { IdempotencyKey } from './idempotency-key.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const KEPT_MS = 24 * 3_600_000;
/** Expired keys that one creating call deletes: more than the one it adds, but never many. */
const PURGE_AT_ONCE = 100;

/**
 * Runs `create` within `tx` unless the same call was answered in the last 24 hours, and returns the id of the created
 * row in both cases. The caller reads the row by this id, because it may have changed in the meantime. Without a key it
 * only creates. Throws `key_reused` if the key was sent with a different call.
 *
 * The key is stored in the same transaction as the created row, so both exist or neither does. The key goes in first:
 * the same call sent twice at once waits there, before it can conflict with the row that the first one creates.
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
  // Deletes this key in its own statement, because the batch below may not include it.
  await tx.delete(IdempotencyKeyEntity, { coachId, keySha256, ...old });
  await deleteBatch(tx, IdempotencyKeyEntity, old, PURGE_AT_ONCE);
  const known = await tx.findOneBy(IdempotencyKeyEntity, { coachId, keySha256 });
  if (known) {
    if (known.callSha256 !== callSha256) throw keyReused();
    if (known.createdId === null) throw new RetryWriteError();
    return known.createdId;
  }
  await insertOrRetry(tx, IdempotencyKeyEntity, [{ ...key, createdId: null, createdAt: now }]);
  const createdId = await create();
  await tx.update(IdempotencyKeyEntity, { coachId, keySha256 }, { createdId });
  return createdId;
}
