import { LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { RetryWriteError } from '../../database/database-errors.js';
import { markKeyed } from '../../database/keyed-writes.js';
import { keyReused } from '../errors/shared.errors.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import type { IdempotencyKey } from './idempotency-key.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const KEPT_MS = 24 * 3_600_000;

/** The keys that no longer count at `now`. */
export function expiredKeys(now: Date): FindOptionsWhere<IdempotencyKeyEntity> {
  return { createdAt: LessThanOrEqual(new Date(now.getTime() - KEPT_MS)) };
}

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
  const [createdId = 0] = await createAllOnce(tx, key, now, async () => [await create()]);
  return createdId;
}

/** As `createOnce`, for a call that creates any number of rows: returns their ids in the order of `create`. */
export async function createAllOnce(
  tx: EntityManager,
  key: IdempotencyKey | null,
  now: Date,
  create: () => Promise<number[]>,
): Promise<number[]> {
  if (key === null) return create();
  markKeyed(tx);
  const { coachId, keySha256, callSha256 } = key;
  // An expired key may still be stored, and then stands in the way of the new one.
  await tx.delete(IdempotencyKeyEntity, { coachId, keySha256, ...expiredKeys(now) });
  const known = await tx.findOneBy(IdempotencyKeyEntity, { coachId, keySha256 });
  if (known) {
    if (known.callSha256 !== callSha256) throw keyReused();
    if (known.createdId === null) throw new RetryWriteError();
    return known.createdIds === null ? [known.createdId] : (JSON.parse(known.createdIds) as number[]);
  }
  await insertOrRetry(tx, IdempotencyKeyEntity, [{ ...key, createdId: null, createdIds: null, createdAt: now }]);
  const ids = await create();
  const createdIds = ids.length > 1 ? JSON.stringify(ids) : null;
  await tx.update(IdempotencyKeyEntity, { coachId, keySha256 }, { createdId: ids[0] ?? 0, createdIds });
  return ids;
}
