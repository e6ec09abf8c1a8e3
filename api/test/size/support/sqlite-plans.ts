import SqliteFile from 'better-sqlite3';
import type { Statement } from '../../support/count-queries.js';
import { tableCalled, type Plan, type Plans } from './plan.js';

/** SQLite plans by the shape of the tables alone, as long as nobody lets it count them: it needs no big club to show what it would do with one. */
export class SqlitePlans implements Plans {
  private constructor(private readonly database: SqliteFile.Database) {}

  static async open(file: string): Promise<SqlitePlans> {
    return new SqlitePlans(new SqliteFile(file, { readonly: true }));
  }

  async of({ sql, parameters }: Statement): Promise<Plan> {
    const steps = this.database
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...parameters.map(bindable));
    const scanned = steps.flatMap(({ detail }) => {
      // An index that it makes for this one question costs the same: everything is read for it.
      const name = /^(?:SCAN (?!CONSTANT ROW)(\w+)|SEARCH (\w+) USING AUTOMATIC)/
        .exec(detail)
        ?.slice(1)
        .find((each) => each !== undefined);
      return name === undefined ? [] : (tableCalled(name, sql) ?? []);
    });
    return { scanned, touched: 0, answered: 0 };
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

/** What TypeORM's driver makes of values that SQLite has no type for. */
function bindable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : value;
}
