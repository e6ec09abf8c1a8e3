import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { EventChangeEntity } from './event-change.entity.js';
import { undoCutoff } from './event-changes.writer.js';

/** Few, because deleting a change deletes its events, 200 at most, and the result of a copied week. */
const CHANGES_PER_STEP = 2;

export const EXPIRED_EVENT_CHANGES: HousekeepingTask = {
  name: 'event changes',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) =>
    deleteBatch(tx, EventChangeEntity, { createdAt: LessThanOrEqual(undoCutoff(now)) }, CHANGES_PER_STEP),
  ),
};
