import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** A second instance that starts at the same moment creates the same table: exists already, duplicate name of a column or an index. */
const RACED = new Set(['ER_TABLE_EXISTS_ERROR', 'ER_DUP_FIELDNAME', 'ER_DUP_KEYNAME', 'ER_DUP_ENTRY', 'SQLITE_BUSY']);
const ATTEMPTS = 6;

/**
 * Brings the tables up to date. MariaDB offers no lock for this that a cluster would honour, so two instances may run the
 * same migration: each is one statement that is harmless to repeat, and who loses the race looks again.
 */
export async function migrate(source: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await source.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      const code = (error as { driverError?: { code?: string } }).driverError?.code;
      if (attempt === ATTEMPTS || code === undefined || !RACED.has(code)) throw error;
      await delay(100 * attempt + Math.random() * 200);
    }
  }
}
