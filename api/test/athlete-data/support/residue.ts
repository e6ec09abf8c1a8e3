import type { EntityManager } from 'typeorm';
import { NUMBER_TABLES } from '../../../src/athlete-data/other-tables.js';
import { schemaColumns } from './schema-columns.js';

/** Columns that refer to an athlete by their number. */
const NUMBER_COLUMN = /(?:^|_)athlete_id$/;

/** Columns of a table that refer to an athlete, in a table that an erasure must clear. */
export function residueColumns(table: string, columns: readonly string[]): string[] {
  if (table in NUMBER_TABLES) return [];
  return columns.filter((column) => NUMBER_COLUMN.test(column) || (table === 'athletes' && column === 'id'));
}

/** Places in the whole database where a text contains the mark, or a column refers to the athlete's number. */
export async function residueOf(manager: EntityManager, mark: string, athleteId: number): Promise<string[]> {
  const found: string[] = [];
  for (const { table, columns } of await schemaColumns(manager.dataSource)) {
    const quote = (name: string) => manager.dataSource.driver.escape(name);
    const rows = await manager.query<Record<string, unknown>[]>(`SELECT * FROM ${quote(table)}`);
    const naming = residueColumns(table, columns);
    for (const column of columns)
      for (const row of rows) {
        const value = row[column];
        const isMarked = typeof value === 'string' && value.toLowerCase().includes(mark.toLowerCase());
        const isNumber = naming.includes(column) && value !== null && Number(value) === athleteId;
        if (isMarked || isNumber) found.push(`${table}.${column}: ${String(value)}`);
      }
  }
  return found;
}
