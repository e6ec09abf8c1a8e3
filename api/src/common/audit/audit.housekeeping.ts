import { HOUR_MS, inTransaction, ROWS_PER_STEP, type HousekeepingTask } from '../housekeeping/housekeeping-task.js';
import { monthsBefore } from '../time/months-before.js';
import type { AuditArchive } from './audit-archive.js';
import { findEntriesUntil } from './audit.repository.js';
import { deleteEntries, moveFormerEntries } from './audit.writer.js';

/** Moves the entries of `audit_entries`, to which processes of the previous release may still add some. */
export const FORMER_AUDIT_ENTRIES: HousekeepingTask = {
  name: 'former audit entries',
  everyMs: HOUR_MS / 4,
  step: inTransaction((tx) => moveFormerEntries(tx, ROWS_PER_STEP)),
};

/**
 * Exports entries that are `months` old, and removes them once they are on the disk: not in one transaction, because
 * no call may wait for the disk.
 */
export function oldAuditEntries(archive: AuditArchive, months: number): HousekeepingTask {
  return {
    name: 'old audit entries',
    everyMs: HOUR_MS,
    step: async (unitOfWork, now) => {
      const old = await findEntriesUntil(unitOfWork.read, monthsBefore(now, months), ROWS_PER_STEP);
      if (old.length === 0) return 0;

      await archive.append(old);
      await unitOfWork.write((tx) => deleteEntries(tx, old));
      return old.length;
    },
  };
}
