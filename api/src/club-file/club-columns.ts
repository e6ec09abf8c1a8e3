import { isCalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, EntityMetadata } from 'typeorm';
import { JSON_TEXT, OPTIONAL_JSON_TEXT } from '../database/columns.js';
import { parentsFirst } from '../database/foreign-key-order.js';
import { CLUB_TABLES } from './club-tables.js';

type Column = EntityMetadata['columns'][number];

/** A column as a club file describes it. */
export interface ClubColumn {
  /** As in the database. */
  name: string;
  /** See `docs/club-file.md`. */
  type: string;
  /** Whether it may be null. */
  nullable: boolean;
}

/** A row as a club file has it: by the names of its columns. */
export type ClubRow = Readonly<Record<string, unknown>>;

/** The tables of a club file, parents first. */
export const clubTables = ({ dataSource }: EntityManager): EntityMetadata[] =>
  parentsFirst(dataSource.entityMetadatas).filter(({ tableName }) => tableName in CLUB_TABLES);

/** The columns of a table that are in a club file. */
export function clubColumns(table: EntityMetadata): ClubColumn[] {
  return writtenColumns(table).map((column) => ({
    name: column.databaseName,
    type: typeOf(column),
    nullable: column.isNullable,
  }));
}

/** The row for a file. SQLite keeps more digits of a decimal than the column has, MariaDB does not. */
export function toClubRow(table: EntityMetadata, row: ClubRow): ClubRow {
  const values = writtenColumns(table).map((column) => {
    const value = row[column.databaseName];
    const isDecimal = column.type === 'decimal' && typeof value === 'number';
    return [column.databaseName, isDecimal ? Number(value.toFixed(column.scale ?? 0)) : value];
  });
  return Object.fromEntries(values);
}

/** What is wrong with a value of JSON as a row of the table; null for a row that both databases can store. */
export function rowProblem(table: EntityMetadata, row: unknown): string | null {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'it is no row';
  const columns = writtenColumns(table);
  const names = new Set(columns.map(({ databaseName }) => databaseName));
  const unknown = Object.keys(row).find((name) => !names.has(name));
  if (unknown !== undefined) return `there is no column ${JSON.stringify(unknown)}`;
  for (const column of columns) {
    const problem = valueProblem(column, (row as ClubRow)[column.databaseName]);
    if (problem !== null) return `${column.databaseName} ${problem}`;
  }
  return null;
}

/** The row as an entity. `withheld` has values, by property, for columns that stayed behind and cannot be null. */
export function toEntity(
  table: EntityMetadata,
  row: ClubRow,
  withheld: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const values = writtenColumns(table).map((column) => {
    const value = row[column.databaseName];
    return [column.propertyName, column.type === 'datetime' && value !== null ? new Date(value as string) : value];
  });
  return { ...withheld, ...Object.fromEntries(values) };
}

function writtenColumns({ columns, tableName }: EntityMetadata): Column[] {
  const withheld = CLUB_TABLES[tableName]?.withheld ?? {};
  return columns.filter(({ databaseName }) => !(databaseName in withheld));
}

function typeOf(column: Column): string {
  switch (column.type) {
    case 'varchar':
      return `text(${column.length})`;
    case 'text':
      return isJson(column) ? 'json' : 'long text';
    case 'decimal':
      return `decimal(${column.precision},${column.scale})`;
    case 'date':
      return 'day';
    case 'datetime':
      return 'instant';
    case 'bigint':
      return 'wide integer';
    default:
      return String(column.type);
  }
}

const isJson = ({ transformer }: Column): boolean =>
  transformer === JSON_TEXT.transformer || transformer === OPTIONAL_JSON_TEXT.transformer;

const HIGHEST_INTEGER = 2 ** 31 - 1;
/** Bytes of a long text on MariaDB. */
const LONG_TEXT_MAX = 65_535;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function valueProblem(column: Column, value: unknown): string | null {
  if (value === undefined) return 'is missing';
  if (value === null) return column.isNullable ? null : 'may not be null';
  return isStorable(column, value) ? null : `is no ${typeOf(column)}`;
}

function isStorable(column: Column, value: unknown): boolean {
  if (isJson(column)) return Buffer.byteLength(JSON.stringify(value)) <= LONG_TEXT_MAX;
  switch (column.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= HIGHEST_INTEGER;
    case 'bigint':
      return Number.isSafeInteger(value);
    case 'decimal':
      return typeof value === 'number' && isDecimal(value, column.precision ?? 0, column.scale ?? 0);
    case 'date':
      return isCalendarDate(value);
    case 'datetime':
      return typeof value === 'string' && INSTANT.test(value) && isInstant(value);
    case 'varchar':
      return isText(value) && [...value].length <= Number(column.length);
    case 'text':
      return isText(value) && Buffer.byteLength(value) <= LONG_TEXT_MAX;
    default:
      throw new Error(`A club file has no values of the type ${String(column.type)}.`);
  }
}

/** Neither database stores a NUL in a text, nor half of a character. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** Whether the instant exists: `Date` takes 30 February for 1 March. */
const isInstant = (text: string): boolean => {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
};

function isDecimal(value: number, precision: number, scale: number): boolean {
  return Number(value.toFixed(scale)) === value && Math.abs(value) < 10 ** (precision - scale);
}
