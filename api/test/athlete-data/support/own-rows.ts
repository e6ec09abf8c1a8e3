import type { EntityManager } from 'typeorm';
import type { AthleteEntity } from '../../../src/modules/athletes/index.js';
import { residueColumns } from './residue.js';
import { schemaColumns } from './schema-columns.js';

/** The rows that name the athlete by number, table by table, read without the map that the product uses. */
export async function ownRows(
  manager: EntityManager,
  { id }: AthleteEntity,
): Promise<{ table: string; rows: object[] }[]> {
  const found: { table: string; rows: object[] }[] = [];
  for (const { table, columns } of await schemaColumns(manager.dataSource)) {
    const naming = residueColumns(table, columns);
    if (naming.length === 0) continue;
    const where = naming.map((column) => `${column} = ${id}`).join(' OR ');
    found.push({ table, rows: await manager.query<object[]>(`SELECT * FROM ${table} WHERE ${where}`) });
  }
  return found;
}
