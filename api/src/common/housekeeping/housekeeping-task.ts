import type { EntityManager } from 'typeorm';
import type { UnitOfWork } from '../../database/unit-of-work.js';

/** Rows per transaction: those who write at the same time wait for few, and a cluster replicates them at once. */
export const ROWS_PER_STEP = 500;

export const HOUR_MS = 3_600_000;

/**
 * Removes, or moves, rows whose time is over. A module declares its tasks in `*.housekeeping.ts` and adds them to the
 * housekeeper in `onModuleInit`. Never removed, because they are records: revoked release keys (who could release), counts
 * and vetoes of releases (a vetoed version must never come back on trial), and removed videos.
 */
export interface HousekeepingTask {
  /** At most 40 characters; the key of its row in `housekeeping_tasks`. */
  name: string;
  everyMs: number;
  /**
   * Removes at most `ROWS_PER_STEP` rows and returns how many it found; with 0 the run ends. Rows that are removed
   * must already be ignored by their readers. It may run on two instances at once, and again after a failure.
   */
  step: (unitOfWork: UnitOfWork, now: Date) => Promise<number>;
}

/** A step that is one transaction. */
export function inTransaction(step: (tx: EntityManager, now: Date) => Promise<number>): HousekeepingTask['step'] {
  return (unitOfWork, now) => unitOfWork.write((tx) => step(tx, now));
}
