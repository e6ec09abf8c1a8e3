import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from '../../administration/command-error.js';
import { driverError } from '../../database/database-errors.js';
import { SqliteDatabase } from '../../database/sqlite-driver.js';

/**
 * Opens the database file for one program alone, and creates an empty one where there is none. Leaving the log mode needs
 * that no other connection is open, also an idle one; the lock then stays until the end of the process. Throws
 * CommandError while the product, or anything else, has the file open.
 */
export function openAlone(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const database = new SqliteDatabase(file);
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    const [row] = database.pragma('journal_mode = DELETE') as { journal_mode: string }[];
    if (row?.journal_mode !== 'delete') throw inUse(file);
    for (const statement of ['BEGIN EXCLUSIVE', 'COMMIT']) database.prepare(statement).run();
    return database;
  } catch (error) {
    closeLocked(database);
    throw driverError(error).code === 'SQLITE_BUSY' ? inUse(file) : error;
  }
}

/** Closing merges the log first, which fails for the same reason as the statement before it. */
function closeLocked(database: SqliteDatabase): void {
  try {
    database.close();
  } catch {
    // The process ends soon, and the lock with it.
  }
}

const inUse = (file: string): CommandError =>
  new CommandError(
    `The product, or another program, has ${file} open. Stop it first, then repeat the restore. Nothing was changed.`,
  );
