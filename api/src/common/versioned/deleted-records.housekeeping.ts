import { LessThanOrEqual } from 'typeorm';
import { deleteBatch } from '../../database/delete-batch.js';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../housekeeping/housekeeping-task.js';
import { DeletedRecordEntity } from './deleted-record.entity.js';
import { RESTORABLE_MS } from './remove-record.js';

/** Removes deleted records that can no longer be restored, because they hold health data. */
export const UNRESTORABLE_RECORDS: HousekeepingTask = {
  name: 'deleted records',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) =>
    deleteBatch(tx, DeletedRecordEntity, { deletedAt: LessThanOrEqual(new Date(now.getTime() - RESTORABLE_MS)) }),
  ),
};
