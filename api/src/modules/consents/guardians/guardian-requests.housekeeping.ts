import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { GuardianRequestEntity } from './guardian-request.entity.js';

/** Removes the data of a child soon after the 72 hours in which no guardian agreed to it. */
export const EXPIRED_GUARDIAN_REQUESTS: HousekeepingTask = {
  name: 'guardian requests',
  everyMs: HOUR_MS / 4,
  step: inTransaction((tx, now) => deleteBatch(tx, GuardianRequestEntity, { expiresAt: LessThanOrEqual(now) })),
};
