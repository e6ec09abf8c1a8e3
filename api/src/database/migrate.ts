import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/**
 * Errors when a second instance runs the same migration at the same moment (table, column or index already exists), or
 * when a process of the previous release writes the same rows.
 */
const RACED = new Set([
  ...['ER_TABLE_EXISTS_ERROR', 'ER_DUP_FIELDNAME', 'ER_DUP_KEYNAME', 'ER_DUP_ENTRY', 'SQLITE_BUSY'],
  ...['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT'],
]);
const ATTEMPTS = 6;

/**
 * Runs all pending migrations. MariaDB has no lock for this that works in a cluster, so two instances may run the same
 * migration. Each migration is harmless to repeat, from whatever statement it stopped at; the instance whose statement
 * fails tries again.
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
