import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import type { Settings } from '../../src/config/settings.js';

export interface TestDatabase {
  target: Settings['database'];
  /** Removes the database; its connections must be closed before. */
  drop(): Promise<void>;
}

/** A fresh, empty database: on the server of `TEST_DATABASE_URL`, otherwise an SQLite file. */
export async function createTestDatabase(collation = 'utf8mb4_nopad_bin'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? onMariaDb(server, collation) : createSqliteDatabase();
}

async function onMariaDb(server: string, collation: string): Promise<TestDatabase> {
  const name = `touchline_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE ${collation}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { target: { kind: 'mariadb', url: url.href }, drop: () => asAdministrator(server, `DROP DATABASE ${name}`) };
}

/** An SQLite file, independent of `TEST_DATABASE_URL`. */
export function createSqliteDatabase(): TestDatabase & { target: { kind: 'sqlite' } } {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'));
  return {
    target: { kind: 'sqlite', file: join(folder, 'touchline.sqlite') },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const connection = await mysql.createConnection(server.replace(/^mariadb:/, 'mysql:'));
  await connection.query(statement);
  await connection.end();
}
