import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What MariaDB does with a statement of a migration. `instant`: it changes the description of the table. `in place`: it
 * reads the rows, and others write meanwhile. `rebuild` and `copy`: it rewrites all rows. `table`: it creates or drops
 * a table. `rows`: it changes rows.
 */
export type StatementKind = 'instant' | 'in place' | 'rebuild' | 'copy' | 'table' | 'rows';

export interface JudgedStatement {
  sql: string;
  kind: StatementKind;
  table: string;
  /** Rows that the transaction has changed so far. */
  rowsOfTransaction: number;
}

const ROWS_LIMIT = 500;
/** 1845 and 1846: the server cannot change the table in the way that is asked for. */
const NOT_SUPPORTED = new Set([1845, 1846]);
const WAYS = [
  { kind: 'instant', clauses: ['ALGORITHM=INSTANT'] },
  { kind: 'in place', clauses: ['ALGORITHM=NOCOPY', 'LOCK=NONE'] },
  { kind: 'rebuild', clauses: ['ALGORITHM=INPLACE', 'LOCK=NONE'] },
  { kind: 'copy', clauses: [] },
] as const;

/** They grow each day, to millions of rows. */
const LARGE_TABLES = new Set([
  ...['wellness_entries', 'training_sessions', 'attendance_records', 'calendar_events', 'fatigue_records'],
  ...['audit_log', 'security_entries', 'squad_decisions', 'event_absences', 'seen_answers'],
]);

/** Runs a migration as `migrate` does, and tells of each statement that changes something how the server carried it out. */
export async function judgeMigration(source: DataSource, migration: MigrationInterface): Promise<JudgedStatement[]> {
  const runner = source.createQueryRunner();
  const judged: JudgedStatement[] = [];
  const query = runner.query.bind(runner) as (sql: string, ...rest: unknown[]) => Promise<unknown>;
  let isOpen = false;
  let rows = 0;
  const note = (sql: string, kind: StatementKind, changed = 0) => {
    rows = isOpen ? rows + changed : changed;
    judged.push({ sql, kind, table: tableOf(sql), rowsOfTransaction: rows });
  };

  runner.query = (async (sql: string, ...rest: unknown[]) => {
    if (/^\s*(START TRANSACTION|COMMIT|ROLLBACK)/i.test(sql)) {
      isOpen = /START/i.test(sql);
      rows = 0;
    }
    if (changesTable(sql)) {
      // It ends the transaction.
      isOpen = false;
      const { kind, result } = await carryOut(query, sql, rest);
      // A way that the server refused counts as a failed statement, after which no COMMIT is sent.
      await query('START TRANSACTION');
      note(sql, kind);
      return result;
    }
    const result = await query(sql, ...rest);
    if (/^\s*(CREATE|DROP|RENAME|TRUNCATE)\b/i.test(sql)) note(sql, 'table');
    if (/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql))
      note(sql, 'rows', (result as { affectedRows: number }).affectedRows);
    if (/\b(FOR UPDATE|LOCK TABLES|GET_LOCK)\b/i.test(sql)) note(sql, 'rows');
    return result;
  }) as QueryRunner['query'];

  try {
    await runner.startTransaction();
    await migration.up(runner);
    if (runner.isTransactionActive) await runner.commitTransaction();
    return judged;
  } finally {
    await runner.release();
  }
}

/** Why a live cluster would suffer from these statements, one sentence each. `isRolling`: the README says how a club runs it. */
export function problemsOf(judged: readonly JudgedStatement[], isRolling = false): string[] {
  return judged.flatMap(({ sql, kind, table, rowsOfTransaction }) => {
    const problems: string[] = [];
    if (kind === 'rebuild' || kind === 'copy') problems.push('rewrites all rows of the table');
    if (kind === 'in place' && LARGE_TABLES.has(table) && !isRolling)
      problems.push('stops a live cluster while it reads a table of millions of rows');
    if (rowsOfTransaction > ROWS_LIMIT) problems.push(`changes more than ${ROWS_LIMIT} rows in one transaction`);
    if (kind === 'rows' && !isBounded(sql)) problems.push(`does not say that it changes at most ${ROWS_LIMIT} rows`);
    if (/\b(FOR UPDATE|LOCK TABLES|GET_LOCK)\b/i.test(sql)) problems.push('locks on one node only');
    if (ORDER_OF_IDS.test(sql)) problems.push('takes the order of ids for that of time');
    return problems.map((problem) => `${sql.replace(/\s+/g, ' ').slice(0, 120)}: ${problem}.`);
  });
}

const ORDER_OF_IDS =
  /\b(?:MAX|MIN)\(\s*[\w.`]*\bid`?\s*\)|\bid`?\s+DESC\b|LAST_INSERT_ID|AUTO_INCREMENT\s*=|\bid`?\s*[+-]\s*1\b/i;

const changesTable = (sql: string): boolean =>
  /^\s*(ALTER TABLE|CREATE (UNIQUE )?INDEX|DROP INDEX)\b/i.test(sql) && !/\bRENAME TO\b/i.test(sql);

const tableOf = (sql: string): string =>
  /\b(?:TABLE(?: IF (?:NOT )?EXISTS)?|ON|INTO|UPDATE|FROM)\s+(?:`?\w+`?\.)?`?(\w+)/i.exec(sql)?.[1] ?? '';

/** Rows by their ids, a limit, or one row of constants. */
function isBounded(sql: string): boolean {
  const limit = /\bLIMIT\s+(\d+)\s*$/i.exec(sql.trim())?.[1];
  if (limit !== undefined) return Number(limit) <= ROWS_LIMIT;
  if (/^\s*INSERT\b/i.test(sql) && !/\bSELECT\b/i.test(sql)) return true;
  return /\bWHERE\b[^]*\bid`?\s+(IN\s*\(\s*\d|BETWEEN\s+\d)/i.test(sql);
}

async function carryOut(
  query: (sql: string, ...rest: unknown[]) => Promise<unknown>,
  sql: string,
  rest: unknown[],
): Promise<{ kind: StatementKind; result: unknown }> {
  // DROP INDEX takes no algorithm; ALTER TABLE does the same.
  const altering = sql.replace(/^\s*DROP INDEX (IF EXISTS )?(\S+) ON (\S+)/i, 'ALTER TABLE $3 DROP INDEX $1$2');
  const separator = /^\s*ALTER/i.test(altering) ? ', ' : ' ';
  const bare = altering.replace(/,?\s*ALGORITHM\s*=\s*\w+/i, '').replace(/,?\s*LOCK\s*=\s*\w+/i, '');
  for (const { kind, clauses } of WAYS) {
    try {
      return { kind, result: await query([bare, ...clauses].join(separator), ...rest) };
    } catch (error) {
      const { errno } = (error as { driverError: { errno: number } }).driverError;
      if (!NOT_SUPPORTED.has(errno) || clauses.length === 0) throw error;
    }
  }
  throw new Error('Every way was refused.');
}
