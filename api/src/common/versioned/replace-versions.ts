import type { EntityManager, EntityMetadata, EntityTarget } from 'typeorm';
import { RetryWriteError } from '../../database/database-errors.js';
import { retryOnUniqueViolation } from './retry-on-unique-violation.js';

type Column = EntityMetadata['columns'][number];

/** Rows per statement: with a dozen columns far below the 32 766 parameters that SQLite takes. */
const ROWS_AT_ONCE = 500;

/**
 * Updates many rows, which hold their new versions, from the version before theirs, in one statement for `ROWS_AT_ONCE`
 * of them: one statement for each would hold up other writers of the embedded database for as long as hundreds take.
 * All rows name the same columns. Throws RetryWriteError unless every one of them was still at the version that was read.
 */
export async function replaceVersions<T extends { id: number; version: number }>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: readonly T[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await replaceAtOnce(tx, table, rows.slice(start, start + ROWS_AT_ONCE));
}

async function replaceAtOnce<T extends { id: number; version: number }>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: readonly T[],
): Promise<void> {
  const { driver } = tx.dataSource;
  const metadata = tx.dataSource.getMetadata(table);
  const columns = columnsOf(metadata, rows);
  const parameters = rows.flatMap((row) =>
    columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row as never), column) as unknown),
  );

  const sql =
    tx.dataSource.options.type === 'mariadb'
      ? mariaDbUpdate(metadata, columns, rows.length)
      : sqliteUpdate(metadata, columns, rows.length);
  // Only a structured result has the number of updated rows on both databases.
  const result = await retryOnUniqueViolation(async () => tx.queryRunner?.query(sql, parameters, true));
  if (result?.affected !== rows.length) throw new RetryWriteError();
}

/** The columns that the rows have. Throws when a row lacks one, because it would be stored as null. */
function columnsOf<T extends { id: number; version: number }>(metadata: EntityMetadata, rows: readonly T[]): Column[] {
  const columns = metadata.columns.filter(({ propertyName }) =>
    rows.some((row) => row[propertyName as keyof T] !== undefined),
  );
  for (const row of rows)
    for (const { propertyName } of columns)
      if (row[propertyName as keyof T] === undefined) throw new Error(`A row has no ${propertyName}.`);
  return columns;
}

const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ');

/** SQLite names the columns of VALUES column1, column2, … */
function sqliteUpdate({ tableName }: EntityMetadata, columns: readonly Column[], rows: number): string {
  const next = ({ propertyName }: Pick<Column, 'propertyName'>) =>
    `next.column${1 + columns.findIndex((column) => column.propertyName === propertyName)}`;
  const set = columns.filter(isContent).map((column) => `"${column.databaseName}" = ${next(column)}`);
  const values = Array.from({ length: rows }, () => `(${marks(columns.length)})`).join(', ');
  const seen = `"${tableName}"."version" = ${next({ propertyName: 'version' })} - 1`;
  const same = `"${tableName}"."id" = ${next({ propertyName: 'id' })}`;
  return `UPDATE "${tableName}" SET ${set.join(', ')} FROM (VALUES ${values}) next WHERE ${same} AND ${seen}`;
}

/**
 * MariaDB takes no names for the columns of VALUES. The new rows come first in the join: of a small table MariaDB would
 * otherwise read every row, and wait for those that other writers have locked.
 */
function mariaDbUpdate({ tableName }: EntityMetadata, columns: readonly Column[], rows: number): string {
  const set = columns.filter(isContent).map(({ databaseName: name }) => `stored.\`${name}\` = next.\`${name}\``);
  const named = columns.map(({ databaseName: name }) => `? AS \`${name}\``).join(', ');
  const selects = [`SELECT ${named}`, ...Array.from({ length: rows - 1 }, () => `SELECT ${marks(columns.length)}`)];
  const match = 'stored.`id` = next.`id` AND stored.`version` = next.`version` - 1';
  const next = selects.join(' UNION ALL ');
  return `UPDATE (${next}) next STRAIGHT_JOIN \`${tableName}\` stored ON ${match} SET ${set.join(', ')}`;
}

const isContent = ({ propertyName }: Column) => propertyName !== 'id';
