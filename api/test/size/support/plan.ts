import type { Statement } from '../../support/count-queries.js';

/** How a database carries out one statement. */
export interface Plan {
  /** Tables that are read completely, also through an index. */
  scanned: string[];
  /** Indexes in use, primary keys aside. */
  indexes: string[];
  /** Rows of tables and indexes that were read; 0 when the database does not report it. */
  touched: number;
  /** Rows that were answered; 0 for a write. */
  answered: number;
}

export interface Plans {
  of(statement: Statement): Promise<Plan>;
  close(): Promise<void>;
}

/**
 * The table behind an alias in a statement; null for a derived table. An unclear alias counts as a table, so that
 * nothing is missed.
 */
export function tableCalled(name: string, sql: string): string | null {
  const named = [
    ...sql.matchAll(
      /\b(?:FROM|JOIN|UPDATE|INTO)\s+[`"]?(\w+)[`"]?(?:\s+(?:AS\s+)?(?!(?:ON|WHERE|SET|INNER|LEFT|JOIN|ORDER|GROUP|LIMIT|UNION|FOR)\b)[`"]?(\w+)[`"]?)?/gi,
    ),
  ];
  const tables = new Map(named.map(([, table = '', alias]) => [alias ?? table, table]));
  const isPart = new RegExp(`\\)\\s+[\`"]?${name}\\b`).test(sql);
  return tables.get(name) ?? (isPart ? null : `what is called ${name}`);
}
