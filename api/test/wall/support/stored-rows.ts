import type { TestApp } from '../../support/test-app.js';
import { tablesOf } from './digest.js';

/** Every row of the compared tables as text, by table. */
export type StoredRows = ReadonlyMap<string, ReadonlySet<string>>;

export async function storedRows(at: TestApp): Promise<StoredRows> {
  const stored = new Map<string, ReadonlySet<string>>();
  for (const table of await tablesOf(at)) {
    const rows = await at.read.query<object[]>(`SELECT * FROM ${table}`);
    stored.set(table, new Set(rows.map((row) => JSON.stringify(row))));
  }
  return stored;
}

export interface ChangedRow {
  table: string;
  row: Record<string, unknown>;
}

/** Rows that were added, removed, or changed, which are both. */
export function changedRows(before: StoredRows, after: StoredRows): ChangedRow[] {
  return [...after].flatMap(([table, rows]) => {
    const former = before.get(table) ?? new Set();
    const changed = [...[...rows].filter((row) => !former.has(row)), ...[...former].filter((row) => !rows.has(row))];
    return changed.map((row) => ({ table, row: JSON.parse(row) as Record<string, unknown> }));
  });
}

/** The athletes that a row names by their numbers. */
export function athletesOf({ table, row }: ChangedRow): number[] {
  const ids = ['athlete_id', 'current_athlete_id', 'open_athlete_id', ...(table === 'athletes' ? ['id'] : [])];
  return [...new Set(ids.flatMap((name) => (typeof row[name] === 'number' ? [row[name]] : [])))];
}
