import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportField, ImportTarget } from '@touchline/contracts/import-targets';
import type { RawFile, RawSheet } from './cells.js';
import { columnName, findTable, type Table, type TableColumn } from './find-table.js';
import { headingsFingerprint } from './fingerprint.js';
import { fieldsByHeading } from './headings.js';

export interface SheetTable {
  sheet: RawSheet;
  table: Table;
}

/** A column that has a field of the target. */
export interface MappedColumn {
  field: ImportField;
  column: TableColumn;
}

export interface MappedTable extends SheetTable {
  columns: MappedColumn[];
}

/** The tables of all sheets that have one, in the order of the file. */
export function tablesOf(file: RawFile, target: ImportTarget): SheetTable[] {
  const fields = fieldsByHeading(target);
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
  const fingerprint = headingsFingerprint(first.table.columns);
  return tables.filter(
    (each) => each === first || (!each.sheet.isHidden && headingsFingerprint(each.table.columns) === fingerprint),
  );
}

/** The tables of the sheets that a reading names; when the file has none of them, the default one. */
export function chosenTables(tables: SheetTable[], { sheets }: Pick<ImportReading, 'sheets'>): SheetTable[] {
  const named = tables.filter(({ sheet }) => sheets.includes(sheet.name));
  const first = defaultTable(tables);
  return named.length > 0 || first === null ? named : [first];
}

/** The columns of a table that a reading gives a field, the first of several for one field. */
export function mapColumns({ sheet, table }: SheetTable, reading: ImportReading, target: ImportTarget): MappedTable {
  const wanted = new Map(reading.columns.map((column) => [placeOf(column), column.field]));
  const left = new Map(target.fields.map((field) => [field.key, field]));
  const columns = table.columns.flatMap((column) => {
    const field = left.get(wanted.get(placeOf(column)) ?? '');
    if (field === undefined) return [];
    left.delete(field.key);
    return [{ field, column }];
  });
  return { sheet, table, columns };
}

const placeOf = (column: Pick<TableColumn, 'heading' | 'group' | 'occurrence'>): string =>
  `${columnName(column)}${column.occurrence}`;
