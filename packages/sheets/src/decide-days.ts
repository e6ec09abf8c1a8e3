import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate, formatMonthDay } from '@touchline/contracts/date-format';
import type { DateOrder, ImportReading } from '@touchline/contracts/import-plan.schema';
import type { RawCell } from './cells.js';
import { parseDayHeading, waysOfText, type HeadingDay } from './day-headings.js';
import type { OpenCells, Question } from './question.js';
import { dayOfWeek, type SheetDates } from './sheet-dates.js';
import { shownText } from './shown-text.js';
import type { DayColumn } from './table-columns.js';
import type { MappedTable } from './tables.js';
import { dayWays, orderWays } from './values/day.js';
import { agreed, type Ways } from './values/ways.js';
import { daysOfYearless, yearlessCells, yearlessWays, type YearlessDays } from './yearless-days.js';

/** The days of columns and sheets; null while a question is open. */
export interface DecidedDays {
  ofColumn: ReadonlyMap<DayColumn, CalendarDate | null>;
  /** The date in the name of a sheet or above its headings; no entry for a table without. */
  ofTable: ReadonlyMap<MappedTable, CalendarDate | null>;
  ofYearless: YearlessDays;
}

interface DayRules {
  order: DateOrder | null;
  last: CalendarDate;
}

/** Texts of headings, names of sheets and titles, which argue for an order of dates as the cells do. */
export function dayTexts(tables: readonly MappedTable[]): { label: string; cell: RawCell }[] {
  return tables.flatMap(({ table, dayColumns, sheet }) => [
    ...dayColumns.flatMap(({ column: { day, label } }) =>
      day.kind === 'weekday' ? [] : [{ label, cell: textCell(day.kind === 'date' ? day.text : label) }],
    ),
    ...(table.dates.dayText === null ? [] : [{ label: sheet.name, cell: textCell(table.dates.dayText) }]),
  ]);
}

const textCell = (value: string): RawCell => ({ kind: 'text', value, format: null });

/** How the text of a heading can be read, as a day of the year 2000 when it has no year. */
export function headingWays(cell: RawCell, last: CalendarDate): Ways<DateOrder, CalendarDate> {
  const ways = dayWays(cell, { isDate1904: false, last });
  if (ways.size > 0 || cell.kind !== 'text') return ways;
  const day = parseDayHeading(cell.value)?.day;
  if (day?.kind !== 'month_day') return ways;
  return new Map([...day.ways].map(([order, { month, day: date }]) => [order, dateText(2000, month, date)]));
}

/** Texts of headings that argue for an order, as `orderWays` does for cells: `13/4`. */
export function headingOrderWays(cell: RawCell, last: CalendarDate): Ways<DateOrder, CalendarDate> {
  const ways = orderWays(cell, { isDate1904: false, last });
  const isPartial =
    cell.kind === 'text' && /\d\/\d/.test(cell.value) && dayWays(cell, { isDate1904: false, last }).size === 0;
  return isPartial ? headingWays(cell, last) : ways;
}

/** Whether a cell of a day has none of the year, and two orders in which it can be read. */
export const isYearlessOpen = (cell: RawCell, { order, last }: DayRules): boolean =>
  order === null && yearlessWays(cell).size > 1 && agreed(headingWays(cell, last)) === null;

/** As a question shows the text of a cell or heading by an order. */
export function shownByOrder(cell: RawCell, order: DateOrder, last: CalendarDate): string {
  const whole = dayWays(cell, { isDate1904: false, last }).get(order);
  if (whole !== undefined) return formatMediumDate(whole);
  const day = headingWays(cell, last).get(order);
  return day === undefined ? '' : formatMonthDay(day);
}

export function decideDays(tables: readonly MappedTable[], year: number | null, rules: DayRules): DecidedDays {
  const ofColumn = new Map<DayColumn, CalendarDate | null>();
  const ofTable = new Map<MappedTable, CalendarDate | null>();
  const years = new YearCounter(year);
  for (const table of tables) {
    const { dates } = table.table;
    if (dates.dayText !== null) ofTable.set(table, chosen(waysOfText(dates.dayText, rules.last), rules.order));
    for (const { column } of table.dayColumns) ofColumn.set(column, dayOf(column.day, dates, years, rules));
  }
  return { ofColumn, ofTable, ofYearless: daysOfYearless(yearlessCells(tables), year, rules.order) };
}

function dayOf(day: HeadingDay, dates: SheetDates, years: YearCounter, { order, last }: DayRules): CalendarDate | null {
  if (day.kind === 'date') return chosen(waysOfText(day.text, last), order);
  if (day.kind === 'weekday') {
    if (dates.week === null) return null;
    const year = dates.year ?? years.yearAt(dates.week / 53);
    return year === null ? null : dayOfWeek(year, dates.week, day.weekday);
  }
  const [only] = day.ways.values();
  const parts = day.ways.size === 1 ? only : order === null ? undefined : day.ways.get(order);
  if (parts === undefined) return null;
  const year = dates.year ?? years.yearAt((parts.month - 1) / 12);
  const text = year === null ? '' : dateText(year, parts.month, parts.day);
  return isCalendarDate(text) ? text : null;
}

const chosen = (ways: Ways<DateOrder, CalendarDate>, order: DateOrder | null): CalendarDate | null =>
  agreed(ways)?.value ?? (order === null ? null : (ways.get(order) ?? null));

const dateText = (year: number, month: number, day: number): CalendarDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Counts years along days without one: from December to January it is the next year, and back the one before. */
class YearCounter {
  private before: number | null = null;

  constructor(private year: number | null) {}

  /** The year of the next day, which lies at a part of its year from 0 to 1. */
  yearAt(part: number): number | null {
    const change = this.before === null ? 0 : this.before - part;
    this.before = part;
    if (this.year !== null && Math.abs(change) > 0.5) this.year += Math.sign(change);
    return this.year;
  }
}

/** Which year, when days without one are in sheets that name none. */
export function yearQuestion(tables: readonly MappedTable[], rules: DayRules, reading: ImportReading): Question[] {
  if ((reading.year ?? null) !== null) return [];
  const undated = tables.filter(({ table }) => table.dates.year === null);
  const columns = undated
    .flatMap((table) => table.dayColumns.map(({ column }) => ({ column, table })))
    .filter(({ column }) => column.day.kind !== 'date')
    .map(({ column, table }) => ({
      label: column.label,
      example: column.day.kind === 'weekday' ? `${table.sheet.name}, ${column.label}` : column.label,
      dayIn: ({ ofColumn }: DecidedDays) => ofColumn.get(column),
    }));
  const { ofYearless: asked } = decideDays(tables, null, rules);
  const cells = yearlessCells(undated)
    .filter(({ cell, column }) => asked.get(column)?.get(cell) === null)
    .map(({ cell, column }) => ({
      label: column.label,
      example: shownText(cell, false),
      dayIn: ({ ofYearless }: DecidedDays) => ofYearless.get(column)?.get(cell),
    }));
  const open = [...columns, ...cells].slice(0, EXAMPLES);
  if (open.length === 0) return [];
  const thisYear = Number(rules.last.slice(0, 4));
  const isAhead = tables.some(({ columns: all }) => all.some(({ field }) => (field.days_ahead ?? 0) > 0));
  const readings = [thisYear, thisYear + (isAhead ? 1 : -1)].map((answer) => {
    const decided = decideDays(tables, answer, rules);
    return { answer, shownAs: open.map(({ dayIn }) => formatMediumDate(dayIn(decided) ?? '')) };
  });
  const labels = new Set(open.map(({ label }) => label));
  return [{ kind: 'year', columns: [...labels], examples: open.map(({ example }) => example), readings }];
}

const EXAMPLES = 3;

/** Which day, when a table has no column of days, its columns are none and its sheet names none. */
export function dayQuestion(tables: readonly MappedTable[], reading: ImportReading): Question[] {
  if ((reading.day ?? null) !== null) return [];
  const open = tables.filter(({ table, columns }) => {
    const hasColumn = columns.some(({ field }) => field.kind === 'day');
    return !hasColumn && table.dayColumns.length === 0 && table.dates.dayText === null && table.rows.length > 0;
  });
  if (open.length === 0) return [];
  return [{ kind: 'day', columns: [], examples: open.map(({ sheet }) => sheet.name).slice(0, EXAMPLES), readings: [] }];
}

/** Texts that can be read by two orders, while none is decided. */
export const openDayTexts = (tables: readonly MappedTable[], { order, last }: DayRules): OpenCells[] =>
  order !== null
    ? []
    : dayTexts(tables)
        .filter(({ cell }) => headingWays(cell, last).size > 1 && agreed(headingWays(cell, last)) === null)
        .map(({ label, cell }) => ({ headings: [label], cells: [cell] }));
