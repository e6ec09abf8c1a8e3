import mysql, { type Connection } from 'mysql2/promise';
import { rethrowTlsProblem } from '../../database/mariadb-tls.js';
import { mariaDbOptions } from '../../database/data-source-options.js';

/** A week. */
const WAIT_SECONDS = 7 * 86_400;

type Row = Record<string, unknown>;

/** One connection to the database of `url`, without the product's limits on how long a statement may take. */
export class MariaDbSession {
  private constructor(private readonly connection: Connection) {}

  static async open(url: string): Promise<MariaDbSession> {
    const { host, port, username, password, database, ssl } = mariaDbOptions(url, { acquireMs: 0, statementMs: 0 });
    const address = { host, port, user: username, password, database, charset: 'utf8mb4', timezone: 'Z' };
    const options = ssl === undefined ? address : { ...address, ssl };
    const session = new MariaDbSession(await mysql.createConnection(options).catch(rethrowTlsProblem));
    // It waits while a program loads or dumps; many servers end a connection that waits for minutes.
    await session.query(`SET SESSION wait_timeout = ${WAIT_SECONDS}`);
    return session;
  }

  async query<T = Row[]>(statement: string, values: readonly unknown[] = []): Promise<T> {
    const [rows] = await this.connection.query(statement, [...values]);
    return rows as T;
  }

  /** Names of the tables, in order. */
  async tables(): Promise<string[]> {
    const rows = await this.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY 1",
    );
    return rows.map(({ name }) => String(name));
  }

  /** Number of rows by table. */
  async countRows(): Promise<Record<string, number>> {
    const rows: Record<string, number> = {};
    for (const table of await this.tables()) {
      const [row] = await this.query(`SELECT COUNT(*) AS number FROM \`${table}\``);
      rows[table] = Number(row?.['number']);
    }
    return rows;
  }

  /** A column of a table that may not exist yet. */
  async texts(table: string, column: string): Promise<string[]> {
    if (!(await this.tables()).includes(table)) return [];
    return (await this.query(`SELECT ${column} AS text FROM ${table} ORDER BY 1`)).map(({ text }) => String(text));
  }

  /** Ids of the connections that use this database, as far as the user may see them; this one is among them. */
  async connections(): Promise<number[]> {
    const rows = await this.query('SELECT id FROM information_schema.processlist WHERE db = DATABASE()');
    return rows.map(({ id }) => Number(id));
  }

  async id(): Promise<number> {
    const [row] = await this.query('SELECT CONNECTION_ID() AS id');
    return Number(row?.['id']);
  }

  async close(): Promise<void> {
    await this.connection.end();
  }
}
