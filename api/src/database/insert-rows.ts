import type { EntityManager, EntityMetadata } from 'typeorm';

/** Columns of a table that are filled. */
type Filled = EntityMetadata['columns'];

/**
 * Inserts rows, by property, with a statement of our own: the query builder takes three times the memory and most of a long write's
 * processor time. It writes no ids into the rows.
 */
export async function insertRows(
  tx: EntityManager,
  { tableName, columns }: { tableName: string; columns: Filled },
  rows: readonly object[],
): Promise<void> {
  const { driver } = tx.dataSource;
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row) ?? null, column) as unknown),
  );
  await tx.query(`INSERT INTO ${tableName} (${names}) VALUES ${rows.map(() => places).join(', ')}`, values);
}
