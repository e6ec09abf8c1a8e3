import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { DemoData } from './demo-data.js';

/** The demo's rows of one table. */
export interface DemoTable {
  table: EntityTarget<ObjectLiteral>;
  rows: readonly object[];
}

/**
 * What a module adds to the demo, from the people all modules share: `<domain>.demo.ts` exports one such function. `now` is
 * when the rows came to be. Takes its time before the transaction begins, and touches no database.
 */
export type DemoRows = (demo: DemoData, now: Date) => Promise<DemoTable[]> | DemoTable[];

/** Rows of a table, whose id may be left to the database where nothing else needs it. */
export function demoTable<T extends ObjectLiteral>(
  table: EntityTarget<T>,
  rows: readonly (Omit<T, 'id'> & { id?: number })[],
): DemoTable {
  return { table, rows };
}
