import { DatabaseSync } from '@photostructure/sqlite';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { Settings } from '../../src/config/settings.js';

/**
 * A direct connection for inserting millions of rows; the application's own connections end a statement after seconds.
 */
export interface BulkConnection {
  /**
   * Runs one statement in the SQL that both databases share: `||` joins texts, CROSS JOIN reads the tables in the order
   * in which they are named.
   */
  run(sql: string): Promise<void>;
  /** Makes a table for the statements of this connection, which is gone when it is closed. `columns` without parentheses. */
  makeHelper(name: string, columns: string): Promise<void>;
  hasRows(table: string): Promise<boolean>;
  /** Updates the statistics of the tables, as the database does on its own after some time. */
  analyze(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export async function bulkConnection(target: Settings['database']): Promise<BulkConnection> {
  return target.kind === 'sqlite' ? onSqlite(target.file) : onMariaDb(target.url);
}

function onSqlite(file: string): BulkConnection {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  for (const pragma of ['synchronous = OFF', 'cache_size = -200000', 'temp_store = MEMORY'])
    database.exec(`PRAGMA ${pragma}`);
  return {
    run: async (sql) => database.exec(sql),
    makeHelper: async (name, columns) => database.exec(`CREATE TEMPORARY TABLE ${name} (${columns})`),
    hasRows: async (table) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined,
    // Nothing to do: the application never runs ANALYZE on its file, so its plans are made without statistics too.
    analyze: async () => {},
    close: async () => database.close(),
  };
}

/**
 * Checks are off, so that the first statement into an empty table builds its pages and indexes in order instead of row
 * by row.
 */
async function onMariaDb(url: string): Promise<BulkConnection> {
  const connection = await mysql.createConnection(url.replace(/^mariadb:/, 'mysql:'));
  await connection.query(
    "SET SESSION unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,PIPES_AS_CONCAT'",
  );
  const helpers: string[] = [];
  return {
    run: async (sql) => void (await connection.query(sql.replaceAll('CROSS JOIN', 'STRAIGHT_JOIN'))),
    hasRows: async (table) => (await connection.query<RowDataPacket[]>(`SELECT 1 FROM ${table} LIMIT 1`))[0].length > 0,
    analyze: async (tables) => void (await connection.query(`ANALYZE TABLE ${tables.join(', ')}`)),
    // The user who may change tables has no right to make temporary ones, which only this needs.
    makeHelper: async (name, columns) => {
      await connection.query(`CREATE TABLE ${name} (${columns})`);
      helpers.push(name);
    },
    close: async () => {
      for (const name of helpers) await connection.query(`DROP TABLE ${name}`);
      await connection.end();
    },
  };
}
