import { existsSync, statSync } from 'node:fs';
import { CommandError } from '../administration/command-error.js';
import type { Settings } from '../config/settings.js';
import { SqliteDatabase } from '../database/sqlite-driver.js';
import { MariaDbSession } from './mariadb/mariadb-session.js';
import { mariaDbSize, takeMariaDbSnapshot } from './mariadb/mariadb-snapshot.js';
import { takeSqliteSnapshot } from './sqlite/sqlite-snapshot.js';
import type { BackupSource } from './write-backup.js';

/** Milliseconds to wait for another program's lock. */
const BUSY_MS = 10_000;

/** Gives `work` the database of the settings as a source of a backup. */
export async function withBackupSource<T>(
  database: Settings['database'],
  work: (source: BackupSource) => Promise<T>,
): Promise<T> {
  if (database.kind === 'sqlite') return work(sqliteSource(database.file));
  const session = await MariaDbSession.open(database.url);
  try {
    return await work(mariaDbSource(session, database.url));
  } finally {
    await session.close();
  }
}

export const mariaDbSource = (session: MariaDbSession, url: string): BackupSource => ({
  size: () => mariaDbSize(session),
  snapshot: (folder) => takeMariaDbSnapshot(session, url, folder),
});

function sqliteSource(file: string): BackupSource {
  return {
    size: async () => sqliteSize(file),
    snapshot: async (folder) => {
      const database = new SqliteDatabase(file, { timeout: BUSY_MS });
      try {
        return takeSqliteSnapshot(database, folder);
      } finally {
        database.close();
      }
    },
  };
}

/** Bytes of the file, and of the log beside it. */
export const sqliteSize = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);

/** Throws CommandError where there is no embedded database yet: opening it would create one. */
export function requireDatabase(database: Settings['database']): void {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new CommandError(`There is no database ${database.file} yet: nothing was backed up. Is DATA_DIR right?`);
}
