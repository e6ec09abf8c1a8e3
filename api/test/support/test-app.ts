import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import mysql from 'mysql2/promise';
import type { EntityManager } from 'typeorm';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { Clock } from '../../src/common/time/clock.js';
import { parseSettings, type Settings } from '../../src/config/settings.js';
import { configureApp } from '../../src/configure-app.js';
import { DatabaseStart } from '../../src/database/database-start.js';
import type { Deadlines } from '../../src/database/mysql-with-deadlines.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { ORIGIN } from './address.js';
import { alternatesInstances, alternating } from './alternating-instances.js';
import { Mailbox } from './mailbox.js';
import { createMigratedDatabase } from './migrated-database.js';
import { readerUrlOf, type TestDatabase } from './test-database.js';

/** Without `owner`, the user of `target` is the one who may change tables. */
type GivenDatabase = Omit<TestDatabase, 'owner'> & Partial<TestDatabase>;

/** A clock that moves only when a test moves it, so that results do not depend on the speed of the machine. */
export class TestClock extends Clock {
  private time = Date.now();

  override now(): Date {
    return new Date(this.time);
  }

  /** Sets the clock to the present time, where it stops again. */
  reset(): void {
    this.time = Date.now();
  }

  advance(seconds: number): void {
    this.time += seconds * 1000;
  }

  /** ISO 8601. */
  moveTo(instant: string): void {
    this.time = Date.parse(instant);
  }
}

export interface TestApp {
  /** Where two instances take turns, the first of them, of whose calls every second one goes to the other. */
  app: NestFastifyApplication;
  /** Each process that a call may reach. */
  instances: readonly NestFastifyApplication[];
  clock: TestClock;
  settings: Settings;
  database: TestDatabase;
  siteDir: string;
  /** Empty at first. */
  athletePagesDir: string;
  /** Writes rows in the way the application does. */
  write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  read: EntityManager;
  /** Runs a statement that the product's own user may not run on MariaDB. */
  changeTables(statement: string): Promise<void>;
  /**
   * Restores the state of a fresh installation: no rows, no pages, no pending jobs, the clock at the present time. Ids
   * are not reset. Tests that share an application begin with this, because starting an application takes longer than
   * most tests.
   */
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Settings by the names of their variables. */
  settings?: Record<string, string>;
  /** An existing database, which is not dropped: for a restart, or for a second instance. On MariaDB it is migrated already. */
  database?: GivenDatabase;
  clock?: TestClock;
  /** Has a mail server of its own. Without, nobody can be asked by mail. */
  mails?: boolean;
  /** For a database with so many rows that a slow machine would miss those of the product. */
  deadlines?: Deadlines;
}

/** The real application on a fresh database, called through `app.inject`. */
export async function createTestApp({
  settings: given = {},
  mails = false,
  database: existing,
  clock = new TestClock(),
  deadlines,
}: Options = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-app-'));
  const siteDir = join(folder, 'site');
  const athletePagesDir = join(folder, 'athlete-pages');
  mkdirSync(siteDir);
  const database = existing ? { owner: existing.target, ...existing } : await createMigratedDatabase();
  const mailbox = mails ? new Mailbox() : null;
  const mailing = mailbox && { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN };
  const env = { DEMO_DATA: 'off', LOG_LEVEL: 'silent', ...mailing, ...given };
  const parsed = parseSettings(new Map(Object.entries(env)), folder);
  const databaseReaderUrl = readerUrlOf(database.target) ?? parsed.databaseReaderUrl;
  const settings = { ...parsed, database: database.target, databaseReaderUrl, athletePagesDir };
  const first = await configureApp({ settings, clock, deadlines });
  await first.get(DatabaseStart).begin();
  const second = alternatesInstances && !existing ? await configureApp({ settings, clock, deadlines }) : null;
  await second?.get(DatabaseStart).begin();
  const app = second ? alternating(first, second) : first;
  const unitOfWork = app.get(UnitOfWork);
  return {
    app,
    instances: second ? [first, second] : [first],
    clock,
    settings,
    database,
    siteDir,
    athletePagesDir,
    write: (work) => unitOfWork.write(work),
    get read() {
      return unitOfWork.read;
    },
    changeTables: (statement) => changeTables(database, unitOfWork, statement),
    empty: async () => {
      await app.get(AfterAnswer).idle();
      await unitOfWork.write(removeAllRows);
      for (const name of readdirSync(siteDir)) rmSync(join(siteDir, name), { recursive: true });
      rmSync(athletePagesDir, { recursive: true, force: true });
      clock.reset();
    },
    close: async () => {
      await app.close();
      await second?.close();
      await mailbox?.close();
      rmSync(folder, { recursive: true, force: true });
      if (!existing) await database.drop();
    },
  };
}

async function changeTables({ owner }: TestDatabase, unitOfWork: UnitOfWork, statement: string): Promise<void> {
  if (owner.kind !== 'mariadb') return unitOfWork.write((tx) => tx.query(statement));
  const connection = await mysql.createConnection(owner.url.replace(/^mariadb:/, 'mysql:'));
  await connection.query(statement);
  await connection.end();
}

/** Another instance of the application on the same database, with the same clock. */
export const createInstanceBeside = ({ database, clock, settings: { smtpUrl } }: TestApp): Promise<TestApp> =>
  createTestApp({ database, clock, settings: smtpUrl === null ? {} : { SMTP_URL: smtpUrl, PUBLIC_URL: ORIGIN } });

/** Deletes the rows of every table. The order does not matter, because foreign keys are checked at the end. */
async function removeAllRows(tx: EntityManager): Promise<void> {
  const onServer = tx.connection.options.type !== 'better-sqlite3';
  await tx.query(onServer ? 'SET foreign_key_checks = 0' : 'PRAGMA defer_foreign_keys = ON');
  for (const { tablePath } of tx.connection.entityMetadatas) await tx.query(`DELETE FROM ${tablePath}`);
  if (onServer) await tx.query('SET foreign_key_checks = 1');
}
