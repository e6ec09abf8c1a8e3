import type { EntityManager, EntityMetadata } from 'typeorm';
import { select, type Parameters } from './row-selection.js';

/** Rows per statement. */
const WINDOW = 500;

/** A row by the names of its columns; instants are ISO 8601, decimals are numbers, and JSON is text. */
export type ExportedRow = Record<string, string | number | boolean | null>;

/** As `ExportedRow`, with JSON as the value that it is. */
export type StoredRow = Record<string, ExportedRow[string] | object>;

/** Some rows of a table. */
export interface TableRows {
  table: string;
  /** Which rows, in SQL. */
  where: string;
  /** Columns by which the rows are read, none of them nullable: those of the primary key come last. */
  order: readonly string[];
}

/** As `readRows`, for readers of texts. */
export async function* readTextRows(
  manager: EntityManager,
  rows: TableRows,
  parameters: Parameters,
): AsyncGenerator<ExportedRow> {
  const textOf = (value: StoredRow[string]) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  for await (const row of readRows(manager, rows, parameters))
    yield Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]));
}

/** The rows in their order, read in windows: there may be more than memory should hold. */
export async function* readRows(
  manager: EntityManager,
  { table, where, order }: TableRows,
  parameters: Parameters,
): AsyncGenerator<StoredRow> {
  const metadata = metadataOf(manager, table);
  const selection = select<Record<string, unknown>>(metadata.target as never, 'own');
  const columns = order.map((name) => `own.${name}`).join(', ');
  const properties = order.map((name) => columnOf(metadata, name).propertyName);
  let last: Record<string, unknown> | undefined;
  do {
    const after = Object.fromEntries(properties.map((property, at) => [`after${at}`, last?.[property]]));
    // The first condition is for MariaDB, which finds no place in an index by several columns at once.
    const beyond = last
      ? `AND own.${order[0]} >= :after0 AND (${columns}) > (${order.map((_, at) => `:after${at}`).join(', ')})`
      : '';
    const rows: Record<string, unknown>[] = await selection.read(
      manager,
      `FROM ${table} own WHERE (${where}) ${beyond} ORDER BY ${columns} LIMIT ${WINDOW}`,
      { ...parameters, ...(last && after) } as Parameters,
    );
    for (const row of rows) yield toExported(metadata, row);
    last = rows.length === WINDOW ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

export function metadataOf({ dataSource }: Pick<EntityManager, 'dataSource'>, table: string): EntityMetadata {
  const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  if (!metadata) throw new Error(`There is no entity of the table ${table}.`);
  return metadata;
}

function columnOf(metadata: EntityMetadata, name: string): EntityMetadata['columns'][number] {
  const column = metadata.columns.find(({ databaseName }) => databaseName === name);
  if (!column) throw new Error(`${metadata.tableName} has no column ${name}.`);
  return column;
}

function toExported({ columns }: EntityMetadata, row: Record<string, unknown>): StoredRow {
  return Object.fromEntries(
    columns.map(({ databaseName, propertyName }) => {
      const value = row[propertyName];
      return [databaseName, value instanceof Date ? value.toISOString() : (value as StoredRow[string])];
    }),
  );
}
