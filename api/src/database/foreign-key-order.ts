import type { EntityManager, EntityMetadata } from 'typeorm';

/** What the order needs to know of a table. */
type Table = Pick<EntityMetadata, 'name'> & { foreignKeys: readonly { referencedEntityMetadata: Table }[] };

/**
 * The tables so that each stands behind those its foreign keys point to: filled in this order and emptied in its reverse, no
 * row is ever without its parent. A key from a table to itself does not count. Throws where tables point to each other in a circle.
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

/** Deletes every row of the product, within `tx`. What migrations have run is remembered. */
export async function emptyAllTables(tx: EntityManager): Promise<void> {
  for (const { target } of parentsFirst(tx.dataSource.entityMetadatas).reverse())
    await tx.createQueryBuilder().delete().from(target).execute();
}
