import { LessThanOrEqual } from 'typeorm';
import { deleteBatch } from '../../database/delete-batch.js';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../housekeeping/housekeeping-task.js';
import { AttemptCounterEntity } from './attempt-counter.entity.js';

/** Counters whose window has ended; the limiter begins a new window with such a counter as without one. */
export const EXPIRED_ATTEMPT_COUNTERS: HousekeepingTask = {
  name: 'attempt counters',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) => deleteBatch(tx, AttemptCounterEntity, { windowEndsAt: LessThanOrEqual(now) })),
};
