import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../../common/files/append-durably.js';
import type { Settings } from '../../config/settings.js';
import { SqliteDatabase } from '../../database/sqlite-driver.js';
import { sqliteSize } from '../backup-source.js';
import type { OpenedBackup } from '../open-backup.js';
import type { RestoreTarget } from '../restore-target.js';
import type { BackupSource } from '../write-backup.js';
import { openAlone } from './exclusive-sqlite.js';
import { sqliteFacts, takeSqliteSnapshot } from './sqlite-snapshot.js';

/** Files that SQLite keeps beside a database. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** The embedded database. A restored file takes its place in one step, so a kill leaves the old one or the new one. */
export class SqliteTarget implements RestoreTarget {
  readonly rows: Readonly<Record<string, number>>;
  readonly installationId: string | null;
  readonly isUnfinished = false;
  readonly source: BackupSource;

  private constructor(
    private readonly file: string,
    /** Holds the lock. Nothing else in this process may open the file: closing it would end the lock. */
    private readonly current: SqliteDatabase,
  ) {
    const facts = sqliteFacts(current);
    this.rows = facts.rows;
    this.installationId = facts.installation_id;
    this.source = {
      size: () => Promise.resolve(sqliteSize(file)),
      snapshot: (folder) => Promise.resolve(takeSqliteSnapshot(current, folder)),
    };
  }

  static open(file: string): Promise<SqliteTarget> {
    return Promise.resolve(new SqliteTarget(file, openAlone(file)));
  }

  async replace(backup: OpenedBackup, prepare: (database: Settings['database']) => Promise<void>): Promise<void> {
    await prepare({ kind: 'sqlite', file: backup.database });
    mergeLog(backup.database);
    const restored = await open(backup.database, 'r+');
    await restored.sync().finally(() => restored.close());

    // All commits are in the file itself: this program has left the log mode, and is alone.
    for (const end of BESIDE) await rm(`${this.file}${end}`, { force: true });
    await rename(backup.database, this.file);
    await syncFolder(dirname(this.file));
  }

  close(): Promise<void> {
    this.current.close();
    return Promise.resolve();
  }
}

/** Puts all that is in the log of a database into its file. */
function mergeLog(file: string): void {
  const database = new SqliteDatabase(file, { timeout: 5000 });
  const [row] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number; log: number }[];
  database.close();
  if (row?.busy !== 0 || (row.log > 0 && existsSync(`${file}-wal`)))
    throw new Error('The log of the restored database could not be merged.');
}
