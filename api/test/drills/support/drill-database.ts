import { tmpdir } from 'node:os';
import mysql from 'mysql2/promise';
import { startMariaDb, type MariaDbServer } from '../../support/mariadb.mjs';
import { migrateDatabase, type TestDatabase } from '../../support/test-database.js';

export interface DrillDatabase {
  server: MariaDbServer;
  database: TestDatabase;
}

/** A MariaDB server of its own, as durable as in real use, with a database of its own, migrated and without rows. */
export async function startDrillDatabase(within = tmpdir()): Promise<DrillDatabase> {
  const server = await startMariaDb({ durable: true, within });
  const connection = await mysql.createConnection(server.url.replace(/^mariadb:/, 'mysql:'));
  await connection.query('CREATE DATABASE drill CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin');
  await connection.end();
  const target = { kind: 'mariadb', url: `${server.url}/drill` } as const;
  await migrateDatabase({ owner: target });
  return { server, database: { target, owner: target, drop: () => server.stop() } };
}
