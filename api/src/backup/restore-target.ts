import type { Settings } from '../config/settings.js';
import type { OpenedBackup } from './open-backup.js';
import type { BackupSource } from './write-backup.js';

/** A database that nobody else uses, to restore into. */
export interface RestoreTarget {
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly installationId: string | null;
  /** Whether an earlier restore was interrupted after it had begun to replace the data. */
  readonly isUnfinished: boolean;
  /** The present data, for a backup before it is replaced. */
  readonly source: BackupSource;
  /** Replaces everything by the backup. `prepare` is given the restored database before anybody else can use it. */
  replace(backup: OpenedBackup, prepare: (database: Settings['database']) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
