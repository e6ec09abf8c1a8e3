import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type Connection } from 'mysql2/promise';
import { createTestDatabase, migrateDatabase, type TestDatabase } from './test-database.js';

const MIGRATIONS = join(__dirname, '../../src/database/migrations');

/**
 * A fresh database with every table and no row. The first one is migrated, as an installation is; its schema is kept in
 * a file from which all others are made, because some hundred applications start in these tests and migrating takes
 * longer than most of them run. The file is named by a hash of the migrations. The tests of migrations themselves begin
 * with an empty database.
 */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  if (database.owner.kind === 'sqlite') await copyFrom(template('sqlite'), database.owner.file);
  else await replayFrom(template('mariadb'), database.owner.url);
  return database;
}

function template(kind: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return join(tmpdir(), `touchline-tables-${hash.digest('hex').slice(0, 16)}.${kind}`);
}

async function copyFrom(kept: string, file: string): Promise<void> {
  if (existsSync(kept)) return copyFileSync(kept, file);
  // After its last connection is closed, all data is in the one file.
  await migrateDatabase({ owner: { kind: 'sqlite', file } });
  keep(kept, (path) => copyFileSync(file, path));
}

async function replayFrom(kept: string, url: string): Promise<void> {
  if (existsSync(kept))
    return withConnection(url, async (connection) => void (await connection.query(readFileSync(kept, 'utf8'))));
  await migrateDatabase({ owner: { kind: 'mariadb', url } });
  const statements = await withConnection(url, tablesOf);
  keep(kept, (path) => writeFileSync(path, statements.join(';\n')));
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const [tables] = await connection.query<mysql.RowDataPacket[][]>({ sql: 'SHOW TABLES', rowsAsArray: true });
  const statements = ['SET foreign_key_checks = 0'];
  for (const [name] of tables as unknown as string[][]) {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE ${name}`);
    statements.push(String(rows[0]?.['Create Table']));
  }
  const [done] = await connection.query<mysql.RowDataPacket[]>('SELECT timestamp, name FROM migrations ORDER BY id');
  statements.push(
    `INSERT INTO migrations (timestamp, name) VALUES ${done.map((row) => mysql.format('(?, ?)', [row['timestamp'], row['name']])).join(', ')}`,
  );
  return statements;
}

async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await mysql.createConnection({
    uri: url.replace(/^mariadb:/, 'mysql:'),
    multipleStatements: true,
  });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Writes the file whole or not at all, because another process may read it at the same moment. */
function keep(path: string, write: (path: string) => void): void {
  const unfinished = `${path}.${process.pid}`;
  write(unfinished);
  renameSync(unfinished, path);
}
