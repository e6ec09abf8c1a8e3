import {
  In,
  type EntityManager,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

/**
 * Deletes rows that `where` names, `atMost` at a time, and answers how many it found: one statement for all that have gathered could outlast its
 * deadline, and then would for ever, because there are more of them each time. `where` is asked again while deleting: a row may have
 * become a living one in between. By their keys, because SQLite has no DELETE with a limit.
 */
export async function deleteSome<T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  atMost = 500,
): Promise<number> {
  const keys = tx.connection.getMetadata(table).primaryColumns.map(({ propertyName }) => propertyName);
  const select = Object.fromEntries(keys.map((key) => [key, true])) as FindOptionsSelect<T>;
  const rows = await tx.find(table, { select, where, take: atMost });
  const [only, ...others] = keys;
  if (rows.length === 0 || only === undefined) return 0;
  const named =
    others.length === 0
      ? { [only]: In(rows.map((row) => row[only] as unknown)), ...where }
      : rows.map((row) => ({ ...row, ...where }));
  await tx.delete(table, named);
  return rows.length;
}
