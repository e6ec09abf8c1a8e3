import { deleteBatch } from '../../database/delete-batch.js';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../housekeeping/housekeeping-task.js';
import { expiredKeys } from './create-once.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

export const EXPIRED_IDEMPOTENCY_KEYS: HousekeepingTask = {
  name: 'idempotency keys',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) => deleteBatch(tx, IdempotencyKeyEntity, expiredKeys(now))),
};
