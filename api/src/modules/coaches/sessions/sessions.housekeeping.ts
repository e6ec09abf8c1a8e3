import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { SessionEntity } from './session.entity.js';
import { sessionAgeCutoff, sessionIdleCutoff } from './session.rules.js';

/**
 * Sessions that `isSessionExpired` refuses. The idle ones are found without an index: the run of each hour leaves only
 * the sessions of the last hours in the table.
 */
export const EXPIRED_SESSIONS: HousekeepingTask = {
  name: 'sessions',
  everyMs: HOUR_MS,
  step: inTransaction(
    async (tx, now) =>
      (await deleteBatch(tx, SessionEntity, { createdAt: LessThanOrEqual(sessionAgeCutoff(now)) })) ||
      deleteBatch(tx, SessionEntity, { lastSeenAt: LessThanOrEqual(sessionIdleCutoff(now)) }),
  ),
};
