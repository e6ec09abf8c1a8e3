import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { Reading } from '../metrics/readings.js';
import type { Clock } from '../time/clock.js';
import { monthsBefore } from '../time/months-before.js';
import { countEntriesUntil } from './audit.repository.js';

/** Counting more of them would take long on a large table. */
const MAX_COUNTED = 10_000;

/** Entries that are older than AUDIT_MONTHS and not in the archive yet: a few, unless the archive cannot be written. */
export function entriesToArchive(
  unitOfWork: UnitOfWork,
  clock: Clock,
  months: number,
): Reading<'touchline_audit_entries_to_archive'> {
  return {
    metrics: {
      touchline_audit_entries_to_archive: {
        help: `Audit entries that are due for the archive; ${MAX_COUNTED} means that many or more.`,
      },
    },
    read: async () => {
      const until = monthsBefore(clock.now(), months);
      const value = await countEntriesUntil(unitOfWork.read, until, MAX_COUNTED);
      return [{ name: 'touchline_audit_entries_to_archive', value }];
    },
  };
}
