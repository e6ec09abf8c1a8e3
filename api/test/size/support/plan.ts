import type { Statement } from '../../support/count-queries.js';

/** How a database goes about one statement. */
export interface Plan {
  /** Tables that it reads from end to end, be it by an index: by the table's name. */
  scanned: string[];
  /** Rows of tables and indexes that it looked at; 0 where the database does not tell. */
  touched: number;
  /** Rows that it answered; 0 for a write. */
  answered: number;
}

export interface Plans {
  of(statement: Statement): Promise<Plan>;
  close(): Promise<void>;
}

/** The table that a statement calls so; null for a part of the statement itself. What cannot be told counts as a table, so that nothing is overlooked. */
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
