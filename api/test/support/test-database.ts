import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import type { Settings } from '../../src/config/settings.js';
import { createDatabaseContext } from '../../src/database-context.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';

export interface TestDatabase {
  /** With the product's user, who on MariaDB may not change tables. */
  target: Settings['database'];
  /** The same database with a user who may change tables. */
  owner: Settings['database'];
  /** Removes the database; its connections must be closed before. */
  drop(): Promise<void>;
}

/** The rights of the two users, as `deploy/README.md` grants them. */
const PRODUCT_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE';
const OWNER_RIGHTS = `${PRODUCT_RIGHTS}, CREATE, ALTER, DROP, INDEX, REFERENCES`;
/** Their names are their passwords. */
const USERS = { touchline_product: PRODUCT_RIGHTS, touchline_owner: OWNER_RIGHTS } as const;
/** A pattern, so that each server has two grants, and not two for each of a thousand databases. */
const ALL_DATABASES = '`touchline\\_test\\_%`';

/** A fresh, empty database: on the server of `TEST_DATABASE_URL`, otherwise an SQLite file. */
export async function createTestDatabase(collation = 'utf8mb4_nopad_bin'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? createMariaDbDatabase(server, collation) : createSqliteDatabase();
}

/** As `createTestDatabase`, on the MariaDB server of a URL with an administrator and without a database. */
export async function createMariaDbDatabase(server: string, collation = 'utf8mb4_nopad_bin'): Promise<TestDatabase> {
  const name = `touchline_test_${randomBytes(6).toString('hex')}`;
  const users = Object.entries(USERS).flatMap(([user, rights]) => [
    `CREATE USER IF NOT EXISTS ${user}@'%' IDENTIFIED BY '${user}'`,
    `GRANT ${rights} ON ${ALL_DATABASES}.* TO ${user}@'%'`,
  ]);
  const create = `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE ${collation}`;
  await asAdministrator(server, [...users, create]);
  const as = (user: keyof typeof USERS): Settings['database'] => {
    const url = new URL(server);
    Object.assign(url, { username: user, password: user, pathname: `/${name}` });
    return { kind: 'mariadb', url: url.href };
  };
  const drop = () => asAdministrator(server, [`DROP DATABASE ${name}`]);
  return { target: as('touchline_product'), owner: as('touchline_owner'), drop };
}

/**
 * The same database at the address for reads of `TEST_DATABASE_READER_URL`; null without one, and for a database that a test
 * reaches in a way of its own.
 */
export function readerUrlOf(target: Settings['database']): string | null {
  const { TEST_DATABASE_URL: writer, TEST_DATABASE_READER_URL: reader } = process.env;
  if (!writer || !reader || target.kind === 'sqlite') return null;
  const url = new URL(target.url);
  if (url.host !== new URL(writer).host) return null;
  url.host = new URL(reader).host;
  return url.href;
}

/** An SQLite file, independent of `TEST_DATABASE_URL`. */
export function createSqliteDatabase(): TestDatabase & { target: { kind: 'sqlite' } } {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'));
  const target = { kind: 'sqlite', file: join(folder, 'touchline.sqlite') } as const;
  return { target, owner: target, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs every pending migration, as `npm run migrate` does. */
export async function migrateDatabase({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  const context = await createDatabaseContext(owner);
  try {
    await context.get(DatabaseConnection).migrate();
  } finally {
    await context.close();
  }
}

async function asAdministrator(server: string, statements: readonly string[]): Promise<void> {
  const connection = await mysql.createConnection(server.replace(/^mariadb:/, 'mysql:'));
  for (const statement of statements) await connection.query(statement);
  await connection.end();
}
