import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { RawCell, RawRow } from './cells.js';
import type { DayGroup } from './day-groups.js';
import type { Decisions } from './decisions.js';
import { isErrorText } from './missing.js';
import type { ImportRecord, ReadRecords } from './records.js';
import type { Refusal, RefusalCode, RefusalValues } from './refusal.js';
import type { RowName } from './row-name.js';
import { shownText } from './shown-text.js';
import type { MappedColumn, MappedTable } from './tables.js';
import type { CellValue } from './values/cell-value.js';
import { timeOfDayCell } from './values/day-and-time.js';
import type { PersonName } from './values/name.js';
import { minutesOfSpan, spanOfText } from './values/time.js';

/** By what the rows of one table are read. */
export interface RowContext {
  table: MappedTable;
  /** Its columns of days. */
  days: readonly DayGroup[];
  target: ImportTarget;
  reading: ImportReading;
  decisions: Decisions;
  isDate1904: boolean;
  /** Reads the cells of a column. */
  readerOf(column: MappedColumn): (cell: RawCell | null) => CellValue<string | number>;
  nameOf(row: RawRow): RowName;
}

/** The parts of a name, which are no values. */
const NAME_FIELDS: readonly string[] = ['name', 'first_name', 'last_name'];
/** The columns of a day, the first one that has a value first. */
const DAY_FIELDS: readonly string[] = ['day', 'answered_at'];
/** What tells values apart; without a value they say nothing. */
const PLACE_FIELDS: readonly string[] = [...DAY_FIELDS, 'start_time', 'side', 'trial'];

/** What some cells of a row hold; `day` by its columns, null without one. */
type RowValues = Pick<ImportRecord, 'values' | 'rescaled' | 'day'> & { refusals: Refusal[] };

/** Adds the records of a row, or why there are none: one, or with columns of days one for each day that has a value. */
export function readRow(row: RawRow, context: RowContext, read: ReadRecords): void {
  const { table, target } = context;
  const whole = valuesOf(row, table.columns, null, context, read);
  if (table.dayColumns.length > 0) {
    for (const group of context.days) readGroup(row, group, whole, context, read);
    return;
  }
  const day = target.record_of === 'athlete' ? null : dayOf(whole, context);
  const isEmpty = whole.refusals.length === 0 && !hasValues(whole, context) && !(target.record_of === 'event' && day);
  if (isEmpty && target.record_of !== 'athlete')
    read.skipped.push({ sheet: table.sheet.name, line: row.line, count: 1, reason: 'no_values' });
  else addRecord(row, day, whole, context, read);
}

function readGroup(row: RawRow, group: DayGroup, whole: RowValues, context: RowContext, read: ReadRecords): void {
  const { day, time, columns } = group;
  const own = valuesOf(row, columns, day, context, read);
  if (own.refusals.length === 0 && Object.values(own.values).every((value) => value === null)) return;
  const record: Omit<RowValues, 'day'> = {
    values: { ...whole.values, ...(time !== null && { start_time: time }), ...own.values },
    rescaled: { ...whole.rescaled, ...own.rescaled },
    refusals: [...whole.refusals, ...own.refusals],
  };
  if (day === null) {
    const { label = '' } = columns[0]?.column ?? {};
    record.refusals.push({ ...placeOf(row, context), day, column: null, text: label, code: 'undecided', values: {} });
  }
  addRecord(row, day, record, context, read);
}

function addRecord(
  row: RawRow,
  day: CalendarDate | null,
  { values, rescaled, refusals }: Omit<RowValues, 'day'>,
  context: RowContext,
  read: ReadRecords,
): void {
  const { target, decisions } = context;
  const place = placeOf(row, context);
  const { sheet, line } = place;
  // Spreading the place would take half of the time in which a file is read to records.
  const store = (name: PersonName | null) => read.records.push({ sheet, line, name, day, values, rescaled });
  const refuse = (code: RefusalCode, more: RefusalValues = {}) =>
    refusals.push({ ...place, day, column: null, text: day ?? '', code, values: more });
  const { first, last } = decisions.days;
  if (target.record_of !== 'athlete' && day === null && refusals.length === 0) refuse('no_day');
  if (target.record_of === 'athlete_day' && day !== null && (day < first || day > last))
    refuse('day_out_of_range', { first, last });
  for (const { key, label, is_required: isRequired } of target.fields)
    if (isRequired && (values[key] ?? null) === null && refusals.length === 0) refuse('incomplete', { label });
  if (target.record_of === 'event') {
    if (refusals.length > 0) read.refusals.push(...refusals);
    else store(null);
    return;
  }
  const name = context.nameOf(row);
  if (name.refusal) {
    const { code, values: more } = name.refusal;
    refusals.push({ ...place, day, column: name.column, text: name.text, code, values: more });
  }
  if (refusals.length > 0 || name.value === undefined) read.refusals.push(...refusals);
  else store(name.value);
}

function valuesOf(
  row: RawRow,
  columns: readonly MappedColumn[],
  day: CalendarDate | null,
  context: RowContext,
  read: ReadRecords,
): RowValues {
  const { isDate1904, readerOf } = context;
  const found: RowValues = { values: {}, rescaled: {}, day: null, refusals: [] };
  const place = placeOf(row, context);
  for (const mapped of columns) {
    const { field, column } = mapped;
    const cell = row.cells[column.index] ?? null;
    if (isError(cell)) read.errorCells.push({ ...place, column: column.label, text: cell.value });
    if (NAME_FIELDS.includes(field.key)) continue;
    const { value, refusal, original } = readerOf(mapped)(cell);
    if (refusal) {
      const { code, values } = refusal;
      found.refusals.push({ ...place, day, column: column.label, text: shownText(cell, isDate1904), code, values });
    } else if (!DAY_FIELDS.includes(field.key)) found.values[field.key] = value;
    else if (typeof value === 'string' && (found.day === null || field.key === DAY_FIELDS[0])) found.day = value;
    if (original !== undefined) found.rescaled[field.key] = original;
  }
  Object.assign(found.values, timesOf(row, columns, context));
  return found;
}

/** When an event begins and how long it is, from the cells of its day and time, where they have no columns of their own. */
function timesOf(
  { cells }: RawRow,
  columns: readonly MappedColumn[],
  { target, isDate1904 }: RowContext,
): RowValues['values'] {
  const columnOf = (key: string) => columns.find(({ field }) => field.key === key)?.column;
  const lacks = (key: string) => columnOf(key) === undefined && target.fields.some((field) => field.key === key);
  const cellOf = (key: string) => cells[columnOf(key)?.index ?? -1] ?? null;
  const time = cellOf('start_time');
  const span = lacks('start_time')
    ? timeOfDayCell(cellOf('day'), isDate1904)
    : time?.kind === 'text'
      ? spanOfText(time.value)
      : null;
  if (span === null) return {};
  const minutes = minutesOfSpan(span) ?? 0;
  return {
    ...(lacks('start_time') && { start_time: span.start }),
    ...(lacks('duration_min') && minutes > 0 && { duration_min: minutes }),
  };
}

const isError = (cell: RawCell | null): cell is RawCell & { value: string } =>
  cell !== null && (cell.kind === 'error' || (cell.kind === 'text' && isErrorText(cell.value)));

/** The day of a row: of its columns, else of its sheet, else of the whole file. */
function dayOf({ day }: RowValues, { table, reading, decisions }: RowContext): CalendarDate | null {
  if (day !== null) return day;
  const ofTable = decisions.days.ofTable.get(table);
  return ofTable === undefined ? (reading.day ?? null) : ofTable;
}

const hasValues = ({ values }: RowValues, { target }: RowContext): boolean =>
  target.fields.some(({ key }) => !PLACE_FIELDS.includes(key) && (values[key] ?? null) !== null);

const placeOf = ({ line }: RawRow, { table }: RowContext) => ({ sheet: table.sheet.name, line });
