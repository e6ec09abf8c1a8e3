import SqliteFile from 'better-sqlite3';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { Settings } from '../../src/config/settings.js';

/** A connection for filling a database by the million rows: it speaks past the application, which gives up on a statement after seconds. */
export interface BulkConnection {
  /** One statement in the words both databases share: `||` joins texts, CROSS JOIN reads the tables in the order in which they stand. */
  run(sql: string): Promise<void>;
  hasRows(table: string): Promise<boolean>;
  /** Lets the database count what it holds, as it would do by itself after a while. */
  analyze(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export async function bulkConnection(target: Settings['database']): Promise<BulkConnection> {
  return target.kind === 'sqlite' ? onSqlite(target.file) : onMariaDb(target.url);
}

function onSqlite(file: string): BulkConnection {
  const database = new SqliteFile(file);
  for (const pragma of ['synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -200000', 'temp_store = MEMORY'])
    database.pragma(pragma);
  return {
    run: async (sql) => void database.exec(sql),
    hasRows: async (table) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined,
    // Nothing: the application never analyses its file, so that its plans are made without such figures there, too.
    analyze: async () => {},
    close: async () => void database.close(),
  };
}

/** Without the checks, the first statement into an empty table builds its pages and indexes in order instead of row by row. */
async function onMariaDb(url: string): Promise<BulkConnection> {
  const connection = await mysql.createConnection(url.replace(/^mariadb:/, 'mysql:'));
  await connection.query(
    "SET SESSION unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00', default_tmp_storage_engine = MEMORY, sql_mode = 'STRICT_ALL_TABLES,PIPES_AS_CONCAT'",
  );
  return {
    run: async (sql) => void (await connection.query(sql.replaceAll('CROSS JOIN', 'STRAIGHT_JOIN'))),
    hasRows: async (table) => (await connection.query<RowDataPacket[]>(`SELECT 1 FROM ${table} LIMIT 1`))[0].length > 0,
    analyze: async (tables) => void (await connection.query(`ANALYZE TABLE ${tables.join(', ')}`)),
    close: () => connection.end(),
  };
}
