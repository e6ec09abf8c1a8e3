import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { DateOrder } from '@touchline/contracts/import-plan.schema';
import type { RawCell } from './cells.js';
import { parseDayHeading, type MonthDay } from './day-headings.js';
import { remembered } from './remembered.js';
import type { TableColumn } from './table-columns.js';
import type { MappedTable } from './tables.js';
import { splitTime } from './values/day-and-time.js';
import type { Ways } from './values/ways.js';

/** Half a year, in days of months that all have 31. */
const HALF_YEAR = 186;
/** Between two rows in the order of their days, more than this is a step over the end of a year, or a long break. */
const LONG_STEP = 124;

/** A cell of a day that has no year, and how it can be read. */
export interface YearlessCell {
  cell: RawCell;
  ways: Ways<DateOrder, MonthDay>;
  column: TableColumn;
  table: MappedTable;
}

/** `Sa 12.09.`, `dim 20 sept`, `3/4 18:30` by each order; empty for all else. */
export const yearlessWays = (cell: RawCell | null): Ways<DateOrder, MonthDay> =>
  cell?.kind === 'text' && !/\d{3}/.test(cell.value) ? waysOf(cell.value) : new Map();

const waysOf = remembered((text: string): Ways<DateOrder, MonthDay> => {
  for (const part of [text, splitTime(text).day]) {
    const found = parseDayHeading(part);
    if (found?.day.kind === 'month_day' && found.rest === '') return found.day.ways;
  }
  return new Map();
});

/** In the order of the file. */
export const yearlessCells = (tables: readonly MappedTable[]): YearlessCell[] =>
  tables.flatMap((table) =>
    table.columns
      .filter(({ field }) => field.kind === 'day')
      .flatMap(({ column }) =>
        table.table.rows.flatMap(({ cells }) => {
          const cell = cells[column.index] ?? null;
          const ways = yearlessWays(cell);
          return cell === null || ways.size === 0 ? [] : [{ cell, ways, column, table }];
        }),
      ),
  );

/** By column, because equal cells of different sheets may be one object. */
export type YearlessDays = ReadonlyMap<TableColumn, ReadonlyMap<RawCell, CalendarDate | null>>;

/**
 * The days of cells without a year, of which the first one has that of its sheet, else the one that the coach says; null while
 * that or the order is asked. No entry for cells of which nobody can tell where their year ends.
 */
export function daysOfYearless(
  cells: readonly YearlessCell[],
  year: number | null,
  order: DateOrder | null,
): YearlessDays {
  const groups = new Map<MappedTable | null, YearlessCell[]>();
  for (const each of cells) {
    const key = each.table.table.dates.year === null ? null : each.table;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  const found = new Map<TableColumn, Map<RawCell, CalendarDate | null>>();
  for (const [table, group] of groups) decideGroup(group, table?.table.dates.year ?? year, order, found);
  return found;
}

function decideGroup(
  group: readonly YearlessCell[],
  year: number | null,
  order: DateOrder | null,
  found: Map<TableColumn, Map<RawCell, CalendarDate | null>>,
): void {
  const parts = group.map(({ ways }) => partOf(ways, order));
  const numbers = parts.flatMap((part) => (part === null ? [] : numberOf(part)));
  const start = firstOfSeason(numbers);
  const [first = 0] = numbers;
  for (const [at, { cell, column }] of group.entries()) {
    const days = found.get(column) ?? new Map<RawCell, CalendarDate | null>();
    found.set(column, days);
    const part = parts[at] ?? null;
    if (part === null || (year === null && start !== null)) days.set(cell, null);
    else if (year !== null && start !== null) {
      const later = (number: number) => (number < start ? 1 : 0);
      const day = dayText(year + later(numberOf(part)) - later(first), part);
      if (isCalendarDate(day)) days.set(cell, day);
    }
  }
}

function partOf(ways: Ways<DateOrder, MonthDay>, order: DateOrder | null): MonthDay | null {
  const [one, other = one] = ways.values();
  const isSame = one?.month === other?.month && one?.day === other?.day;
  return (isSame ? one : order === null ? null : ways.get(order)) ?? null;
}

/**
 * The place in the year of the earliest of several days within twelve months, by the order of the rows, else behind a break of
 * half a year. Null when there is neither, as in a long list by athletes.
 */
const firstOfSeason = (numbers: readonly number[]): number | null => firstByOrder(numbers) ?? firstByBreak(numbers);

/** Of days in their order or the other way round, which go over the end of a year once at most, and not as far as they began. */
function firstByOrder(numbers: readonly number[]): number | null {
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? number));
  const trend = steps.filter((step) => Math.abs(step) <= LONG_STEP).reduce((sum, step) => sum + step, 0);
  const isOver = (step: number) => (trend < 0 ? step > LONG_STEP : step < -LONG_STEP);
  const over = steps.findIndex(isOver) + 1;
  if (over === 0) return lowestOf(numbers);
  if (steps.filter(isOver).length > 1) return null;
  const halves = [numbers.slice(0, over), numbers.slice(over)];
  const [before = [], after = []] = trend < 0 ? halves.reverse() : halves;
  const first = lowestOf(before);
  return first !== null && after.every((number) => number < first) ? first : null;
}

function firstByBreak(numbers: readonly number[]): number | null {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const last = sorted.at(-1) ?? 0;
  return sorted.find((number, at) => number - (sorted[at - 1] ?? last - 2 * HALF_YEAR) >= HALF_YEAR) ?? null;
}

const lowestOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((lowest, number) => Math.min(lowest, number));

const numberOf = ({ month, day }: MonthDay): number => (month - 1) * 31 + day;

const dayText = (year: number, { month, day }: MonthDay): CalendarDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
