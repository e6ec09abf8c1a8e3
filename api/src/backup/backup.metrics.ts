import type { Reading } from '../common/metrics/readings.js';
import { listBackups } from './backup-files.js';

/** `folder`: BACKUP_DIR, null without it. */
export function newestBackup(folder: string | null): Reading<'touchline_backup_newest_timestamp_seconds'> {
  return {
    metrics: {
      touchline_backup_newest_timestamp_seconds: {
        help: 'When the newest finished backup in BACKUP_DIR was begun; absent without any.',
      },
    },
    read: () => {
      const newest = folder === null ? undefined : listBackups(folder).at(-1);
      if (!newest) return [];
      return [{ name: 'touchline_backup_newest_timestamp_seconds', value: newest.at.getTime() / 1000 }];
    },
  };
}
