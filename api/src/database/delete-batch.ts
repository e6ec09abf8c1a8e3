import {
  In,
  type EntityManager,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';

/**
 * Deletes at most `atMost` rows that match `where` and returns how many it found. A single statement for all of them
 * could exceed its deadline, and would then fail every time, because the rows grow in number. The delete repeats
 * `where`, because a row may have changed since it was found. It names primary keys, because SQLite has no DELETE with
 * a limit.
 */
export async function deleteBatch<T extends ObjectLiteral>(
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
