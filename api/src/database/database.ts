import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { mariadb, sqliteReader, sqliteWriter } from './data-source.js';
import { DatabaseUnavailableError } from './database-errors.js';
import { checkMariaDb } from './mariadb-check.js';
import { migrate } from './migrate.js';

const PATIENCE = { acquireMs: 1000, statementMs: 3000 };
const MIGRATION_STATEMENT_MS = 10 * 60_000;
/** better-sqlite3 waits for another program's lock with the whole process: briefly, then the write runs again, and others get a turn between. */
const SQLITE_BUSY_MS = 400;

/** The connections to either database. Nothing outside `UnitOfWork` and the start touches them. */
export class Database {
  private readonly patience = { ...PATIENCE };
  private readonly writer: DataSource;
  private readonly reader: DataSource;
  /** Connected and migrated. */
  private opened = false;

  constructor(private readonly target: Settings['database']) {
    this.writer = target.kind === 'sqlite' ? sqliteWriter(target.file) : mariadb(target.url, this.patience);
    this.reader = target.kind === 'sqlite' ? sqliteReader(target.file) : this.writer;
  }

  get kind(): Settings['database']['kind'] {
    return this.target.kind;
  }

  /** Connects, checks and migrates. Throws as it fails; may be called again. */
  async open(): Promise<void> {
    if (this.opened) return;
    if (this.target.kind === 'sqlite') createPrivately(this.target.file);
    if (!this.writer.isInitialized) await this.writer.initialize();
    if (this.target.kind === 'mariadb') await checkMariaDb(this.writer);
    this.patience.statementMs = MIGRATION_STATEMENT_MS;
    try {
      await migrate(this.writer);
    } finally {
      this.patience.statementMs = PATIENCE.statementMs;
    }
    if (this.target.kind === 'sqlite') await this.writer.query(`PRAGMA busy_timeout = ${SQLITE_BUSY_MS}`);
    if (!this.reader.isInitialized) await this.reader.initialize();
    this.opened = true;
  }

  async close(): Promise<void> {
    this.opened = false;
    for (const source of new Set([this.reader, this.writer])) if (source.isInitialized) await source.destroy();
  }

  get reads(): EntityManager {
    return this.use(this.reader);
  }

  get writes(): EntityManager {
    return this.use(this.writer);
  }

  private use(source: DataSource): EntityManager {
    if (!this.opened) throw new DatabaseUnavailableError('not connected yet');
    return source.manager;
  }
}

/**
 * Health data is in it: a new folder and a new file are for their owner alone, and what SQLite puts beside the file (-wal, -shm) takes after it.
 * What is there already stays as an administrator has made it.
 */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
