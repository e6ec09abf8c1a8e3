import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportField, ImportTarget } from '@touchline/contracts/import-fields';
import type { RawFile, RawSheet } from './cells.js';
import { findTable, type Table } from './find-table.js';
import { tableFingerprint } from './fingerprint.js';
import { headingFieldsOf, normalise } from './headings.js';
import { columnName, type DayColumn, type TableColumn } from './table-columns.js';

export interface SheetTable {
  sheet: RawSheet;
  table: Table;
}

/** A column that has a field of the target. */
export interface MappedColumn {
  field: ImportField;
  column: TableColumn;
}

export interface MappedDayColumn extends MappedColumn {
  column: DayColumn;
}

export interface MappedTable extends SheetTable {
  columns: MappedColumn[];
  dayColumns: MappedDayColumn[];
}

/** The tables of all sheets that have one, in the order of the file. */
export function tablesOf(file: RawFile, target: ImportTarget): SheetTable[] {
  const fields = headingFieldsOf(target);
  return file.sheets.flatMap((sheet) => {
    const table = findTable(sheet, fields, file.isDate1904);
    return table === null ? [] : [{ sheet, table }];
  });
}

/** The first visible table with several known headings, else with one, else the first visible one, else the first. */
export function defaultTable(tables: SheetTable[]): SheetTable | null {
  const visible = tables.filter(({ sheet }) => !sheet.isHidden);
  const known = (least: number) => visible.find(({ table }) => table.fieldCount >= least);
  return known(2) ?? known(1) ?? visible[0] ?? tables[0] ?? null;
}

/** The default table and all visible ones with the same headings: a sheet per week. */
export function alikeTables(tables: SheetTable[]): SheetTable[] {
  const first = defaultTable(tables);
  if (first === null) return [];
  const fingerprint = tableFingerprint(first.table);
  return tables.filter(
    (each) => each === first || (!each.sheet.isHidden && tableFingerprint(each.table) === fingerprint),
  );
}

/** The tables of the sheets that a reading names; when the file has none of them, as many as it read: all alike or the default one. */
export function chosenTables(tables: SheetTable[], { sheets }: Pick<ImportReading, 'sheets'>): SheetTable[] {
  const named = tables.filter(({ sheet }) => sheets.includes(sheet.name));
  if (named.length > 0) return named;
  const first = defaultTable(tables);
  return sheets.length > 1 || first === null ? alikeTables(tables) : [first];
}

/**
 * The columns of a table that a reading gives a field, the first of several for one field. All columns of days with one
 * heading have the same.
 */
export function mapColumns({ sheet, table }: SheetTable, reading: ImportReading, target: ImportTarget): MappedTable {
  const wanted = new Map(reading.columns.map((column) => [placeOf(column), column.field]));
  const fields = new Map(target.fields.map((field) => [field.key, field]));
  const ofDays = new Map(reading.days?.map(({ heading, field }) => [normalise(heading), fields.get(field)]));
  const dayColumns = table.dayColumns.flatMap((column) => {
    const field = ofDays.get(normalise(column.heading));
    return field === undefined ? [] : [{ field, column }];
  });
  const left = new Map(fields);
  for (const { field } of dayColumns) left.delete(field.key);
  const columns = table.columns.flatMap((column) => {
    const field = left.get(wanted.get(placeOf(column)) ?? '');
    if (field === undefined) return [];
    left.delete(field.key);
    return [{ field, column }];
  });
  return { sheet, table, columns, dayColumns };
}

const placeOf = (column: Pick<TableColumn, 'heading' | 'group' | 'occurrence'>): string =>
  `${columnName(column)}${column.occurrence}`;
