import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-targets';
import type { RawFile, RawRow } from './cells.js';
import { decideReading, type Decided, type Decisions } from './decisions.js';
import type { SkippedRow } from './find-table.js';
import { isErrorText } from './missing.js';
import type { Question } from './question.js';
import { readCell } from './read-cell.js';
import { lastBelievedDay } from './last-day.js';
import { rowName } from './row-name.js';
import type { Refusal, RefusalCode, RefusalValues } from './refusal.js';
import { shownText } from './shown-text.js';
import { chosenTables, mapColumns, tablesOf, type MappedTable } from './tables.js';
import { refuseTwice } from './same-person.js';
import type { PersonName } from './values/name.js';

/** A row of a table that can be stored. */
export interface ImportRecord {
  sheet: string;
  line: number;
  name: PersonName;
  /** By field, without the parts of the name: null for a missing cell, no key for a field without column. */
  values: Record<string, string | number | null>;
}

/** A cell that is shown to the coach and stored as missing: `#N/A`. */
export interface ErrorCell {
  sheet: string;
  line: number;
  column: string;
  text: string;
}

export interface ReadRecords {
  records: ImportRecord[];
  /** One per bad cell; a row with any of them is no record. */
  refusals: Refusal[];
  skipped: SkippedRow[];
  errorCells: ErrorCell[];
  questions: Question[];
  decided: Decided;
}

/** The parts of a name, which are no values. */
const NAME_FIELDS: readonly string[] = ['name', 'first_name', 'last_name'];

/**
 * The records of a file by a confirmed reading. A row with one bad cell is refused as a whole, and the others go on. Columns are
 * found by their headings; those that the file does not have are left out.
 * @param lastDay the last day that is believed; by default tomorrow, because the coach may be in a later time zone
 */
export function readRecords(
  file: RawFile,
  target: ImportTarget,
  reading: ImportReading,
  lastDay: CalendarDate = lastBelievedDay(),
): ReadRecords {
  const tables = chosenTables(tablesOf(file, target), reading).map((table) => mapColumns(table, reading, target));
  const decisions = decideReading(tables, file, reading, lastDay);
  const read: ReadRecords = {
    records: [],
    refusals: [],
    skipped: tables.flatMap(({ table }) => table.skipped),
    errorCells: [],
    questions: decisions.questions,
    decided: decisions.decided,
  };
  for (const table of tables) for (const row of table.table.rows) readRow(row, table, file.isDate1904, decisions, read);
  return target.key === 'roster' ? refuseTwice(read) : read;
}

function readRow(
  row: RawRow,
  { sheet, columns }: MappedTable,
  isDate1904: boolean,
  decisions: Decisions,
  read: ReadRecords,
): void {
  const refusals: Refusal[] = [];
  const place = { sheet: sheet.name, line: row.line };
  const refuse = (column: string | null, text: string, code: RefusalCode, values: RefusalValues) =>
    refusals.push({ ...place, column, text, code, values });
  const values: ImportRecord['values'] = {};
  for (const mapped of columns) {
    const cell = row.cells[mapped.column.index] ?? null;
    if (cell !== null && (cell.kind === 'error' || (cell.kind === 'text' && isErrorText(cell.value))))
      read.errorCells.push({ ...place, column: mapped.column.heading, text: cell.value });
    if (NAME_FIELDS.includes(mapped.field.key)) continue;
    const { value, refusal } = readCell(cell, mapped, decisions, isDate1904);
    if (refusal) refuse(mapped.column.heading, shownText(cell, isDate1904), refusal.code, refusal.values);
    else values[mapped.field.key] = value;
  }
  const name = rowName(row, columns, decisions);
  if (name.refusal) refuse(name.column, name.text, name.refusal.code, name.refusal.values);
  if (refusals.length > 0 || name.value === undefined) read.refusals.push(...refusals);
  else read.records.push({ ...place, name: name.value, values });
}
