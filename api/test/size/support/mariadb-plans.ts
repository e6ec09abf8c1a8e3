import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { SESSION_SETUP } from '../../../src/database/mysql-with-deadlines.js';
import type { Statement } from '../../support/count-queries.js';
import { tableCalled, type Plan, type Plans } from './plan.js';

/** One line of EXPLAIN. */
interface Step {
  table: string | null;
  /** `ALL` reads the whole table, `index` a whole index; null when nothing is read. */
  type: string | null;
  key: string | null;
}

/** Uses its own connection, so that its counters count only these statements. */
export class MariaDbPlans implements Plans {
  private constructor(private readonly connection: Connection) {}

  static async open(url: string): Promise<MariaDbPlans> {
    const connection = await mysql.createConnection({
      uri: url.replace(/^mariadb:/, 'mysql:'),
      timezone: 'Z',
      charset: 'utf8mb4',
      dateStrings: ['DATE'],
    });
    await connection.query(SESSION_SETUP);
    return new MariaDbPlans(connection);
  }

  /** Explains a statement, and runs it when it only reads. */
  async of({ sql, parameters }: Statement): Promise<Plan> {
    const steps = await this.rows<Step>(`EXPLAIN ${sql}`, parameters);
    const scanned = steps
      .filter(({ type }) => type === 'ALL' || type === 'index')
      .flatMap(({ table }) => (table === null || table.startsWith('<') ? [] : (tableCalled(table, sql) ?? [])));
    const indexes = steps.flatMap(({ key }) => (key === null || key === 'PRIMARY' ? [] : key.split(',')));
    if (!/^SELECT\b/i.test(sql)) return { scanned, indexes, touched: 0, answered: 0 };
    const before = await this.reads();
    const answered = (await this.rows(sql.replace(/ FOR UPDATE$/, ''), parameters)).length;
    return { scanned, indexes, touched: (await this.reads()) - before, answered };
  }

  close(): Promise<void> {
    return this.connection.end();
  }

  private async reads(): Promise<number> {
    const counters = await this.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler\\_read%'", []);
    return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
  }

  private async rows<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    return (await this.connection.query<(RowDataPacket & T)[]>(sql, [...parameters]))[0];
  }
}
