import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';

/** The result codes of SQLite that the product tells apart. Any other one keeps the code of the library. */
const CODES = new Map([
  [5, 'SQLITE_BUSY'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [26, 'SQLITE_NOTADB'],
  [517, 'SQLITE_BUSY_SNAPSHOT'],
  [787, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [1555, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  [2067, 'SQLITE_CONSTRAINT_UNIQUE'],
]);

/** SQLite's own texts of some of them: an error of `all()` has no number. */
const CODES_BY_TEXT = new Map([
  ['database is locked', 'SQLITE_BUSY'],
  ['disk I/O error', 'SQLITE_IOERR'],
  ['database disk image is malformed', 'SQLITE_CORRUPT'],
  ['database or disk is full', 'SQLITE_FULL'],
  ['unable to open database file', 'SQLITE_CANTOPEN'],
  ['file is not a database', 'SQLITE_NOTADB'],
]);

/** Parts of a statement in which a question mark or a semicolon is text. */
const QUOTED = /'[^']*'|"[^"]*"/g;

type Value = string | number | bigint | null;

/**
 * The embedded database for TypeORM's driver `better-sqlite3`, which calls exactly these methods. The SQLite below is
 * that of `@photostructure/sqlite`, whose binaries are inside its package and fit every Node; its interface is that of
 * `node:sqlite`. It silently accepts values that would lose data, so this file refuses or repairs them: a text is cut at its first
 * NUL, a `Date`, NaN or a missing parameter is bound as NULL, a second statement in one text is not run, a failing `all()`
 * has no error code. After an update of the package, run `test/sqlite/driver.int.spec.ts` first.
 */
export class SqliteDatabase {
  private readonly database: DatabaseSyncInstance;
  private readonly readonly: boolean;

  /** `timeout`: milliseconds to wait for the lock of another connection. */
  constructor(file: string, { readonly = false, timeout = 0 }: { readonly?: boolean; timeout?: number } = {}) {
    this.readonly = readonly;
    this.database = withCode(() => new DatabaseSync(file, { readOnly: readonly, timeout }));
  }

  prepare(sql: string): SqliteStatement {
    return withCode(() => new SqliteStatement(this.database, sql));
  }

  /** `text` is the part after the word PRAGMA. Returns the rows that it answers. */
  pragma(text: string): unknown[] {
    return withCode(() => this.database.prepare(`PRAGMA ${text}`).all());
  }

  /**
   * The library keeps the files open until its statements were garbage collected, at the latest at the end of the process.
   * So what a close means to the data is done here: an open transaction ends, and the log is merged into the file.
   */
  close(): void {
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
    if (!this.readonly) this.pragma('wal_checkpoint(PASSIVE)');
    this.database.close();
  }
}

export class SqliteStatement {
  /** Whether it answers rows, as a SELECT and anything with RETURNING does. */
  readonly reader: boolean;
  private readonly statement: StatementSyncInstance;
  private readonly parameterCount: number;
  private readonly endsTransaction: boolean;
  private columns: string[];

  constructor(
    // The statement needs its connection, which must not be collected before it.
    private readonly database: DatabaseSyncInstance,
    sql: string,
  ) {
    const unquoted = sql.replace(QUOTED, '');
    // Without this, only the first statement would be run.
    if (/;\s*\S/.test(unquoted)) throw new RangeError('Expected one statement.');

    this.endsTransaction = sql === 'ROLLBACK';
    this.parameterCount = unquoted.split('?').length - 1;
    this.statement = this.database.prepare(sql);
    this.columns = this.columnNames();
    this.reader = this.columns.length > 0;
    // Rows of values become objects here, which takes less time than in the library.
    this.statement.setReturnArrays(true);
  }

  all(...parameters: unknown[]): Record<string, unknown>[] {
    const values = this.bindable(parameters);
    return withCode(() => {
      const rows = this.statement.all(...values) as unknown[][];
      // SQLite prepares `SELECT *` again when a migration has added a column.
      if (rows.length > 0 && rows[0]!.length !== this.columns.length) this.columns = this.columnNames();
      return rows.map((row) => this.named(row));
    });
  }

  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    const values = this.bindable(parameters);
    // After some errors, such as a full disk, SQLite has rolled back by itself, and a ROLLBACK would fail. TypeORM would
    // then count a transaction that is none, and all later ones would become parts of one that never ends.
    if (this.endsTransaction && !this.database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
    return withCode(() => this.statement.run(...values));
  }

  private columnNames(): string[] {
    return this.statement.columns().map(({ name }) => name ?? '');
  }

  private named(row: unknown[]): Record<string, unknown> {
    const answer: Record<string, unknown> = {};
    for (let at = 0; at < this.columns.length; at += 1) answer[this.columns[at]!] = row[at];
    return answer;
  }

  private bindable(parameters: unknown[]): Value[] {
    // A missing value would be bound as NULL.
    if (parameters.length !== this.parameterCount)
      throw new RangeError(`Expected ${this.parameterCount} parameters, not ${parameters.length}.`);
    return parameters.map(bindable);
  }
}

/**
 * The library binds NaN, a Date or another object as no value at all, and a text up to its first NUL. An infinite number,
 * which it would store, is refused as MariaDB refuses it.
 */
function bindable(value: unknown): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`SQLite cannot store ${value}.`);
  if (typeof value === 'number' || typeof value === 'bigint' || value === null) return value;
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
  if (value.includes('\0')) throw new TypeError('SQLite cannot store a text with a NUL character.');
  return value;
}

/** Gives errors of SQLite their name as `code`, such as `SQLITE_CONSTRAINT_UNIQUE`. */
function withCode<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const failure = error as Error & { code?: string; errcode?: number; sqliteExtendedCode?: number };
    if (failure.code === 'ERR_SQLITE_ERROR') failure.code = codeOf(failure) ?? failure.code;
    throw error;
  }
}

function codeOf(failure: { message: string; errcode?: number; sqliteExtendedCode?: number }): string | undefined {
  const number = failure.sqliteExtendedCode ?? failure.errcode;
  if (number === undefined) return CODES_BY_TEXT.get(failure.message);
  // The lowest eight bits of an extended code are its primary code.
  return CODES.get(number) ?? CODES.get(number & 0xff);
}
