import type { EntityManager, EntityMetadata } from 'typeorm';

/** The part of a table's metadata that decides the order. */
type Table = Pick<EntityMetadata, 'name'> & { foreignKeys: readonly { referencedEntityMetadata: Table }[] };

/**
 * Orders tables so that each comes after those its foreign keys refer to: inserting in this order and deleting in its
 * reverse violates no foreign key. A key from a table to itself is ignored. Throws if tables refer to each other in
 * a circle.
 */
export function parentsFirst<T extends Table>(tables: readonly T[]): T[] {
  const ordered = new Set<Table>();
  const visit = (table: Table, below: readonly Table[]): void => {
    if (ordered.has(table)) return;
    if (below.includes(table))
      throw new Error(
        `The foreign keys go round in a circle: ${[...below, table].map(({ name }) => name).join(' → ')}.`,
      );
    for (const { referencedEntityMetadata: parent } of table.foreignKeys)
      if (parent !== table) visit(parent, [...below, table]);
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered].filter((table): table is T => tables.includes(table as T));
}

/** Says which installation the database belongs to, not what it holds: it stays when everything else is deleted. */
export const INSTALLATION_TABLE = 'installation';

/** Deletes every row of the product's tables within `tx`. The record of migrations and the number of the installation stay. */
export async function emptyAllTables(tx: EntityManager): Promise<void> {
  const tables = tx.dataSource.entityMetadatas.filter(({ tableName }) => tableName !== INSTALLATION_TABLE);
  for (const { target } of parentsFirst(tables).reverse())
    await tx.createQueryBuilder().delete().from(target).execute();
}
