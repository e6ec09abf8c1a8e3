import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Statement } from '../../support/count-queries.js';
import { tableCalled, type Plan, type Plans } from './plan.js';

/** Without ANALYZE, SQLite plans by the schema alone, so few rows are enough to see the plan for a big club. */
export class SqlitePlans implements Plans {
  private constructor(private readonly database: DatabaseSyncInstance) {}

  static async open(file: string): Promise<SqlitePlans> {
    return new SqlitePlans(new DatabaseSync(file, { readOnly: true }));
  }

  async of({ sql, parameters }: Statement): Promise<Plan> {
    const steps = this.database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters.map(bindable)) as {
      detail: string;
    }[];
    const scanned = steps.flatMap(({ detail }) => {
      // An automatic index costs as much as a scan: SQLite reads the whole table to build it.
      const name = /^(?:SCAN (?!CONSTANT ROW|\d+-ROW VALUES CLAUSE)(\w+)|SEARCH (\w+) USING AUTOMATIC)/
        .exec(detail)
        ?.slice(1)
        .find((each) => each !== undefined);
      return name === undefined ? [] : (tableCalled(name, sql) ?? []);
    });
    const indexes = steps.flatMap(({ detail }) => / USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? []);
    return { scanned, indexes, touched: 0, answered: 0 };
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

/** Converts values as TypeORM's driver does, for types that SQLite does not have. */
function bindable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : value;
}
