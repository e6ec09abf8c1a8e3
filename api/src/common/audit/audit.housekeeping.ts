import { HOUR_MS, ROWS_PER_STEP, type HousekeepingTask } from '../housekeeping/housekeeping-task.js';
import { monthsBefore } from '../time/months-before.js';
import type { AuditArchive } from './audit-archive.js';
import { findEntriesUntil } from './audit.repository.js';
import { deleteEntries } from './audit.writer.js';

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
