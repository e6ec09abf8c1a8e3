import { setTimeout as delay } from 'node:timers/promises';
import { SqliteDatabase } from '../database/sqlite-driver.js';

/** How long to wait for other connections, in all. */
const PATIENCE_MS = 60_000;
const BETWEEN_TRIES_MS = 200;

/**
 * Removes all deleted content from the files of an SQLite database: SQLite keeps it in unused parts of
 * pages, in unused pages and in the log beside the file. VACUUM rewrites the file, and the log is emptied. Readers go on
 * meanwhile, writers wait. Returns false when the log stayed in use.
 */
export async function removeDeletedBytes(file: string): Promise<boolean> {
  const database = new SqliteDatabase(file, { timeout: 5000 });
  const until = Date.now() + PATIENCE_MS;
  try {
    await untilNotBusy(() => void database.prepare('VACUUM').run(), until);
    for (;;) {
      const [checkpoint] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      if (checkpoint?.busy === 0) return true;
      if (Date.now() >= until) return false;
      await delay(BETWEEN_TRIES_MS);
    }
  } finally {
    database.close();
  }
}

async function untilNotBusy(run: () => void, until: number): Promise<void> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() >= until) throw error;
      await delay(BETWEEN_TRIES_MS);
    }
  }
}
