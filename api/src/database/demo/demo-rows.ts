import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { DemoData } from './demo-data.js';

/** Demo rows of one table. */
export interface DemoTable {
  table: EntityTarget<ObjectLiteral>;
  rows: readonly object[];
}

/**
 * Makes a module's demo rows from the people all modules share: `<domain>.demo.ts` exports one such function. `now` is
 * the creation time of the rows. It runs before the transaction begins and uses no database.
 */
export type DemoRows = (demo: DemoData, now: Date) => Promise<DemoTable[]> | DemoTable[];

/** Rows of a table; without an id when nothing refers to the row, so that the database numbers them. */
export function demoTable<T extends ObjectLiteral>(
  table: EntityTarget<T>,
  rows: readonly (Omit<T, 'id'> & { id?: number })[],
): DemoTable {
  return { table, rows };
}
