import { setTimeout as delay } from 'node:timers/promises';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';

/**
 * Errors when a second instance runs the same migration at the same moment (table, column or index already exists), or
 * when a process of the previous release writes the same rows or reads the table that is to change.
 */
const RACED = new Set([
  ...['ER_TABLE_EXISTS_ERROR', 'ER_DUP_FIELDNAME', 'ER_DUP_KEYNAME', 'ER_DUP_ENTRY', 'SQLITE_BUSY'],
  ...['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT'],
]);
const ATTEMPTS = 6;
/**
 * How long a statement waits for transactions that use its table. MariaDB lets every later statement on the table wait
 * behind it, for a day by default.
 */
const LOCK_WAIT_SECONDS = 10;

/** Migrations were not run, because `MIGRATIONS=wait` leaves them to `npm run migrate`. */
export class MigrationsPendingError extends Error {
  constructor(readonly names: readonly string[]) {
    const pending = names.length === 1 ? '1 migration is pending' : `${names.length} migrations are pending`;
    super(`The database waits for \`npm run migrate\`: ${pending}.`);
    this.name = 'MigrationsPendingError';
  }
}

/** Names of the migrations that have not run, in order. Changes nothing, also not in an empty database. */
export async function pendingMigrations(source: DataSource): Promise<string[]> {
  const { migrationsTableName: table } = source.options;
  const runner = source.createQueryRunner();
  try {
    const isEmpty = table === undefined || !(await runner.hasTable(table));
    const rows = isEmpty ? [] : ((await runner.query(`SELECT name FROM ${table}`)) as { name: string }[]);
    const done = new Set(rows.map(({ name }) => name));
    return source.migrations.map(({ name = '' }) => name).filter((name) => !done.has(name));
  } finally {
    await runner.release();
  }
}

/**
 * Runs all pending migrations. MariaDB has no lock for this that works in a cluster, so two instances may run the same
 * migration. Each migration is harmless to repeat, from whatever statement it stopped at; the instance whose statement
 * fails tries again.
 */
export async function migrate(source: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runPending(source);
      return;
    } catch (error) {
      const code = (error as { driverError?: { code?: string } }).driverError?.code;
      if (attempt === ATTEMPTS || code === undefined || !RACED.has(code)) throw error;
      await delay(100 * attempt + Math.random() * 200);
    }
  }
}

async function runPending(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await setLockWait(runner, String(LOCK_WAIT_SECONDS));
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    // The connection returns to the pool. One that broke does not, and its error is already on its way.
    await setLockWait(runner, 'DEFAULT').catch(() => undefined);
    await runner.release();
  }
}

async function setLockWait(runner: QueryRunner, seconds: string): Promise<void> {
  if (runner.dataSource.options.type === 'mariadb') await runner.query(`SET SESSION lock_wait_timeout = ${seconds}`);
}
