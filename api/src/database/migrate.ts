import { setTimeout as delay } from 'node:timers/promises';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { driverError, isDatabaseUnavailable } from './database-errors.js';
import { isTooOld, OldDatabaseError } from './known-migrations.js';
import { MigrationLease, MigrationLeaseLostError } from './migration-lease.js';

/**
 * What another attempt mends, beside an unavailable database: a node that has lost its cluster (1047), and the remains of
 * a statement that still runs on the server although its connection was lost (table, column, index or row exists already).
 */
const PASSING_ERRNO = new Set([1047, 1050, 1060, 1061, 1062]);
/** How long attempts may fail without any migration being done: longer than the cluster needs to choose another node. */
const PATIENCE_MS = 60_000;
/**
 * How long a statement waits for transactions that use its table. MariaDB lets every later statement on the table wait
 * behind it, for a day by default.
 */
const LOCK_WAIT_SECONDS = 10;
/** A node of a cluster first applies what the process before has done on another one. */
const SESSION = { lock_wait_timeout: String(LOCK_WAIT_SECONDS), wsrep_sync_wait: '1' };
const SESSION_BEFORE = { lock_wait_timeout: 'DEFAULT', wsrep_sync_wait: 'DEFAULT' };

/** Migrations were not run, because a start leaves them to `npm run migrate`. */
export class MigrationsPendingError extends Error {
  constructor(readonly names: readonly string[]) {
    const pending = names.length === 1 ? '1 migration is pending' : `${names.length} migrations are pending`;
    super(`The database waits for \`npm run migrate\`: ${pending}.`);
    this.name = 'MigrationsPendingError';
  }
}

/**
 * Names of the migrations that have not run, in order. Changes nothing, also not in an empty database. Throws
 * OldDatabaseError for tables that no migration here can change.
 */
export async function pendingMigrations(source: DataSource): Promise<string[]> {
  const { migrationsTableName: table } = source.options;
  const runner = source.createQueryRunner();
  try {
    const isEmpty = table === undefined || !(await runner.hasTable(table));
    const rows = isEmpty ? [] : ((await runner.query(`SELECT name FROM ${table}`)) as { name: string }[]);
    const done = new Set(rows.map(({ name }) => name));
    if (isTooOld([...done])) throw new OldDatabaseError();
    return source.migrations.map(({ name = '' }) => name).filter((name) => !done.has(name));
  } finally {
    await runner.release();
  }
}

/**
 * Runs all pending migrations, and returns the names of those that were pending when its turn came. Of several processes
 * on one MariaDB cluster one runs them, and the others wait. Each migration is harmless to repeat, from any statement
 * it stopped at. `connect` runs before each attempt; `report` gets sentences for the administrator.
 */
export async function migrate(
  source: DataSource,
  { connect, report = () => undefined }: { connect?: () => Promise<unknown>; report?: (sentence: string) => void } = {},
): Promise<string[]> {
  const lease = source.options.type === 'mariadb' ? new MigrationLease(source) : null;
  let pending: string[] | null = null;
  const attempt = async (): Promise<void> => {
    await connect?.();
    await lease?.acquire((holder, endsAt) =>
      report(`Another process runs migrations (${holder}; it has until ${endsAt} UTC, or longer). Waiting for it.`),
    );
    pending ??= await pendingMigrations(source);
    await runPending(source, lease);
  };

  try {
    await withPatience(attempt, source, report);
  } finally {
    // A lease that cannot be given back is over after some seconds.
    await lease?.release().catch(() => undefined);
  }
  return pending ?? [];
}

/** Repeats `attempt` after errors that may pass, until they have lasted for PATIENCE_MS without a migration done. */
async function withPatience(
  attempt: () => Promise<void>,
  source: DataSource,
  report: (sentence: string) => void,
): Promise<void> {
  let failing: { since: number; left: number } | null = null;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error, source)) throw error;
      const left = await pendingMigrations(source).then(
        ({ length }) => length,
        () => failing?.left ?? Infinity,
      );
      if (failing !== null && left >= failing.left && Date.now() - failing.since > PATIENCE_MS) throw error;
      if (failing === null) report('The database does not answer, or its tables are in use: trying again.');
      if (failing === null || left < failing.left) failing = { since: Date.now(), left };
      await delay(300 + Math.random() * 400);
    }
  }
}

function mayPass(error: unknown, source: DataSource): boolean {
  const { code, errno } = driverError(error);
  if (source.options.type === 'better-sqlite3') return source.isInitialized && code === 'SQLITE_BUSY';
  if (error instanceof MigrationLeaseLostError || isDatabaseUnavailable(error)) return true;
  return errno !== undefined && PASSING_ERRNO.has(errno);
}

async function runPending(source: DataSource, lease: MigrationLease | null): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await setSession(runner, SESSION);
    const executor = new MigrationExecutor(source, lease === null ? runner : underLease(runner, lease));
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    // The connection returns to the pool. One that broke does not, and its error is already on its way.
    await setSession(runner, SESSION_BEFORE).catch(() => undefined);
    await runner.release();
  }
}

/** Sends each statement only while the lease is held; a transaction is rolled back in any case. */
function underLease(runner: QueryRunner, lease: MigrationLease): QueryRunner {
  const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<unknown>;
  runner.query = (async (sql: string, ...rest: unknown[]) => {
    if (sql !== 'ROLLBACK') await lease.requireHeld();
    return query(sql, ...rest);
  }) as QueryRunner['query'];
  return runner;
}

/** Sets the variables that the server has: builds without clusters lack those of clusters. */
async function setSession(runner: QueryRunner, variables: Readonly<Record<string, string>>): Promise<void> {
  if (runner.dataSource.options.type !== 'mariadb') return;
  for (const [name, value] of Object.entries(variables)) {
    const known = (await runner.query(`SHOW VARIABLES LIKE '${name.replaceAll('_', '\\_')}'`)) as unknown[];
    if (known.length > 0) await runner.query(`SET SESSION ${name} = ${value}`);
  }
}
