import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { refuseForeignReader, refuseSeveralWriters } from './cluster-check.js';
import { checkMariaDb } from './mariadb-check.js';
import { rethrowTlsProblem } from './mariadb-tls.js';
import { migrate, MigrationsPendingError, pendingMigrations } from './migrate.js';
import { DatabaseUnavailableError } from './database-errors.js';
import type { Deadlines } from './mysql-with-deadlines.js';
import { refuseUnfinishedRestore } from './unfinished-restore.js';

export const CALL_DEADLINES: Readonly<Deadlines> = { acquireMs: 1000, statementMs: 3000 };
/** For a command that reads or writes all rows of a club: nobody waits for an answer. */
export const PATIENT_DEADLINES: Readonly<Deadlines> = { acquireMs: 10_000, statementMs: 60_000, writeMs: 600_000 };
const MIGRATION_STATEMENT_MS = 10 * 60_000;
/** SQLite blocks the whole process while it waits for another program's lock: a short wait, and `UnitOfWork` tries again. */
const SQLITE_BUSY_MS = 400;

/** Connects and migrates the data sources of either database. */
export class DatabaseConnection {
  private migrated = false;
  private readonly onOpen: (() => void)[] = [];

  constructor(
    private readonly writer: DataSource,
    private readonly reader: DataSource,
    private readonly deadlines: Deadlines,
    /** Whether it opens what a restore has just written, and nobody else may use yet. */
    private readonly isRestore = false,
  ) {}

  /** Connected and migrated. False again after the data sources were destroyed. */
  get isOpen(): boolean {
    return this.migrated && this.writer.isInitialized && this.reader.isInitialized;
  }

  /** Calls `work` when the data sources are connected and migrated; only then do they accept subscribers. */
  whenOpen(work: () => void): void {
    this.onOpen.push(work);
  }

  /**
   * Connects and checks. An embedded database is migrated, too, unless `migrations` is `wait`; the tables of a server
   * are changed by `migrate` only. Throws the error of the step that fails, and MigrationsPendingError while migrations
   * are pending; may be called again.
   */
  async open(migrations: Settings['migrations'] = 'run'): Promise<void> {
    if (this.isOpen) return;
    const pending = await this.connect();
    const isEmbedded = this.writer.options.type === 'better-sqlite3';
    if (pending.length > 0 && !(isEmbedded && migrations === 'run')) throw new MigrationsPendingError(pending);
    if (pending.length > 0) await this.migrate();

    if (this.writer.options.type === 'better-sqlite3')
      await this.writer.query(`PRAGMA busy_timeout = ${SQLITE_BUSY_MS}`);
    if (!this.reader.isInitialized) await this.openReader();
    this.migrated = true;
    for (const work of this.onOpen) work();
  }

  /**
   * Connects, checks and runs the pending migrations; returns their names. On a server its user must be allowed to change
   * tables. `report` gets sentences about what it waits for.
   */
  async migrate(report?: (sentence: string) => void): Promise<string[]> {
    const { statementMs } = this.deadlines;
    this.deadlines.statementMs = MIGRATION_STATEMENT_MS;
    try {
      return await migrate(this.writer, { connect: () => this.connect(), ...(report ? { report } : {}) });
    } finally {
      this.deadlines.statementMs = statementMs;
    }
  }

  /** Connects and checks, and returns the names of the pending migrations. Creates an embedded database. */
  async connect(): Promise<string[]> {
    const { options } = this.writer;
    if (options.type === 'better-sqlite3') await this.connectToFile(options.database);
    else if (!this.writer.isInitialized) await this.writer.initialize().catch(rethrowTlsProblem);
    if (options.type === 'mariadb') {
      await checkMariaDb(this.writer);
      await refuseSeveralWriters(this.writer);
    }
    if (options.type === 'mariadb' && !this.isRestore) await refuseUnfinishedRestore(this.writer);
    return pendingMigrations(this.writer);
  }

  private async openReader(): Promise<void> {
    await this.reader.initialize();
    if (this.writer.options.type !== 'mariadb') return;
    try {
      await refuseForeignReader(this.writer, this.reader);
    } catch (error) {
      await this.reader.destroy();
      throw error;
    }
  }

  private async connectToFile(file: string): Promise<void> {
    if (this.writer.isInitialized) return;
    createPrivately(file);
    const { ino } = statSync(file);
    await this.writer.initialize();
    if (statSync(file).ino === ino) return;

    // A restore has put another file in its place meanwhile: writes would go into the one that was removed.
    await this.writer.destroy();
    throw new DatabaseUnavailableError('the database file was replaced');
  }
}

/**
 * A new folder and a new file are readable by their owner only, because they hold health data; SQLite gives the files
 * beside it (-wal, -shm) the same mode. An existing folder or file keeps the mode that an administrator gave it.
 */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
