import type { BackupManifest } from './backup-manifest.js';

/** The database as it was at one moment, in a file. */
export interface Snapshot {
  /** Of the file. */
  path: string;
  facts: Pick<BackupManifest, 'installation_id' | 'database' | 'migrations' | 'rows' | 'binary_log'>;
}

/** Tables without data that a restore could lose: every server writes them on its own. */
const WRITTEN_BY_ITSELF = new Set([
  ...['migrations', 'installation', 'housekeeping_tasks', 'attempt_counters', 'refusal_counts'],
]);

/** Whether any of the counted tables holds what somebody has stored. */
export const holdsData = (rows: Readonly<Record<string, number>>): boolean =>
  Object.entries(rows).some(([table, count]) => count > 0 && !WRITTEN_BY_ITSELF.has(table));
