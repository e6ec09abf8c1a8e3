import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { EventChangeEntity } from './event-change.entity.js';
import { undoCutoff } from './event-changes.writer.js';

/** Each change may hold 200 events, which go with it, as the result of a copied week does. */
const CHANGES_PER_STEP = 2;

export const UNDOABLE_NO_MORE: HousekeepingTask = {
  name: 'event changes',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) =>
    deleteBatch(tx, EventChangeEntity, { createdAt: LessThanOrEqual(undoCutoff(now)) }, CHANGES_PER_STEP),
  ),
};
