import type { EntityManager } from 'typeorm';
import { schemaColumns } from './schema-columns.js';

/** Every row of the database as a text that begins with its table. */
export async function tableDigest(manager: EntityManager): Promise<string[]> {
  const rows: string[] = [];
  for (const { table } of await schemaColumns(manager.dataSource))
    for (const row of await manager.query<object[]>(`SELECT * FROM ${manager.dataSource.driver.escape(table)}`))
      rows.push(`${table} ${JSON.stringify(row)}`);
  return rows;
}
