import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { mariaDbOptions, sqliteReaderOptions } from '../database/data-source-options.js';
import { isDatabaseUnavailable } from '../database/database-errors.js';
import { checkMariaDb } from '../database/mariadb-check.js';
import { rethrowTlsProblem } from '../database/mariadb-tls.js';
import { MIGRATIONS } from '../database/migrations/index.js';
import { SqliteDatabase } from '../database/sqlite-driver.js';
import { commandFailureMessage } from '../start-messages.js';
import { NotPossible } from './not-possible.js';

/** Milliseconds to wait for the lock of another program. SQLite blocks the whole process meanwhile. */
const LOCK_WAIT_MS = 400;

/** A connection that only reads, opened when the first check needs it. */
export class DatabaseAccess {
  private opening: Promise<DataSource> | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly waitMs: number,
  ) {}

  get isMariaDb(): boolean {
    return this.settings.database.kind === 'mariadb';
  }

  /** Throws the error of the database. Creates no embedded database: NotPossible while there is none. */
  open(): Promise<DataSource> {
    this.opening ??= openToRead(this.settings.database, this.waitMs);
    return this.opening;
  }

  /** Rows of a statement, for every check but the one that tells what is wrong with the database itself. */
  async rows<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const source = await this.open().catch((error: unknown) => {
      if (error instanceof NotPossible) throw error;
      throw new NotPossible('The database cannot be read: see above.');
    });
    try {
      return await source.query<Row[]>(sql, parameters);
    } catch (error) {
      if (isMissingTable(error))
        throw new NotPossible('The database has no tables yet: `npm start` or `npm run migrate` creates them.');
      throw new NotPossible(this.sentenceFor(error));
    }
  }

  sentenceFor(error: unknown): string {
    if (isDatabaseUnavailable(error))
      return 'The database does not answer, or not in time: start it, or correct DATABASE_URL.';
    return commandFailureMessage(error, this.settings).split('\n', 1).join();
  }
}

async function openToRead(database: Settings['database'], waitMs: number): Promise<DataSource> {
  const source = new DataSource({ ...optionsFor(database, waitMs), migrations: MIGRATIONS });
  await source.initialize().catch(rethrowTlsProblem);
  if (database.kind === 'mariadb') await checkMariaDb(source);
  return source;
}

function optionsFor(database: Settings['database'], waitMs: number) {
  if (database.kind === 'mariadb') return mariaDbOptions(database.url, { acquireMs: waitMs, statementMs: waitMs }, 2);
  if (!existsSync(database.file))
    throw new NotPossible(`There is no database in ${database.file} yet: a first start creates it.`);
  return { ...sqliteReaderOptions(database.file), timeout: LOCK_WAIT_MS, driver: UnchangingSqliteDatabase };
}

/**
 * Opens the file without creating `-wal` and `-shm` beside it. Without a log the file is complete, and nobody has it open
 * to write.
 */
export class UnchangingSqliteDatabase extends SqliteDatabase {
  constructor(file: string, options: { readonly?: boolean; timeout?: number }) {
    super(existsSync(`${file}-wal`) ? file : `${pathToFileURL(file).href}?immutable=1`, options);
  }
}

function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'ER_NO_SUCH_TABLE' || /^no such table/.test(message ?? '');
}
