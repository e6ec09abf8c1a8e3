import type { Reading } from '../common/metrics/readings.js';
import { listBackups } from './backup-files.js';

/** By how much the clock of another machine may differ. */
const TOLERANCE_MS = 3_600_000;

/** `folder`: BACKUP_DIR, null without it. */
export function newestBackup(folder: string | null): Reading<'touchline_backup_newest_timestamp_seconds'> {
  return {
    metrics: {
      touchline_backup_newest_timestamp_seconds: {
        help: 'When the newest finished backup in BACKUP_DIR was begun; absent without any. One from the future does not count.',
      },
    },
    read: () => {
      // A backup that was made while the clock was wrong would hide for years that no other one follows.
      const newest =
        folder === null
          ? undefined
          : listBackups(folder).findLast(({ at }) => at.getTime() < Date.now() + TOLERANCE_MS);
      if (!newest) return [];
      return [{ name: 'touchline_backup_newest_timestamp_seconds', value: newest.at.getTime() / 1000 }];
    },
  };
}
