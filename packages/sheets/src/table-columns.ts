import type { RawRow } from './cells.js';
import { isWeekday, parseDayHeading, type DayHeading, type HeadingDay } from './day-headings.js';
import { normalise, parseHeading, type HeadingFields, type ParsedHeading } from './headings.js';
import type { SheetDates } from './sheet-dates.js';
import { isTotalHeading } from './total-rows.js';

/** A column, known by its heading wherever it stands. */
export interface ColumnKey {
  /** In composed form with single blanks, at most `IMPORT_HEADING_MAX` characters; empty for a column without heading. */
  heading: string;
  /** The heading above it in a table with two rows of headings, else null. */
  group: string | null;
  /** Which one of several equal ones it is, from 0. */
  occurrence: number;
}

export interface TableColumn extends ColumnKey, ParsedHeading {
  /** Its place in `RawRow.cells`. */
  index: number;
  /** As messages name it. */
  label: string;
}

/** A column of one day. `heading` is what else its headings say, and `occurrence` which one of the same day and heading it is. */
export interface DayColumn extends TableColumn {
  day: HeadingDay;
  /** `HH:mm`; null without one. */
  time: string | null;
}

export interface TableColumns {
  columns: TableColumn[];
  dayColumns: DayColumn[];
  /** Headings of columns that sum up days. */
  totalColumns: string[];
}

const RANK: Readonly<Record<HeadingDay['kind'], number>> = { date: 2, month_day: 1, weekday: 0 };

/** The day that a heading or the one above it names, whichever says more, with what else both say. Null for none. */
export function dayHeadingOf(
  heading: string,
  group: string | null,
  { byHeading, hasDays }: HeadingFields,
): DayHeading | null {
  if (!hasDays) return null;
  const dayOf = (text: string) => (byHeading.has(parseHeading(text).words) ? null : parseDayHeading(text));
  const [own, above] = [dayOf(heading), group === null ? null : dayOf(group)];
  const isAbove = own === null || (above !== null && RANK[above.day.kind] > RANK[own.day.kind]);
  const day = isAbove ? above : own;
  if (day === null) return null;
  const rests = [above === null ? group : above.rest, own === null ? heading : own.rest];
  return { ...day, time: own?.time ?? above?.time ?? null, rest: rests.filter(Boolean).join(' ') };
}

/**
 * Columns of days apart from the others. Days without a year are some only beside others, and weekdays only in a sheet of a
 * week. Beside them, columns of totals are left out.
 */
export function splitColumns(all: TableColumn[], fields: HeadingFields, { week }: SheetDates): TableColumns {
  const days = all
    .map(({ heading, group }) => dayHeadingOf(heading, group, fields))
    .map((found) => {
      return found?.day.kind === 'weekday' && week === null ? null : found;
    });
  const isOne = days.filter((found) => found !== null).length === 1;
  const split: TableColumns = { columns: [], dayColumns: [], totalColumns: [] };
  const seen = new Map<string, number>();
  for (const [at, column] of all.entries()) {
    const found = days[at] ?? null;
    if (found === null || (isOne && found.day.kind !== 'date')) split.columns.push(column);
    else split.dayColumns.push(dayColumn(column, found, seen));
  }
  if (split.dayColumns.length === 0) return split;
  const isTotal = ({ heading, group }: ColumnKey) => isTotalHeading(heading) || isTotalHeading(group ?? '');
  return {
    ...split,
    columns: split.columns.filter((column) => !isTotal(column)),
    totalColumns: split.columns.filter(isTotal).map(({ label }) => label),
  };
}

function dayColumn(column: TableColumn, { day, time, rest }: DayHeading, seen: Map<string, number>): DayColumn {
  const key = JSON.stringify([normalise(rest), eventOf({ day, time })]);
  const occurrence = seen.get(key) ?? 0;
  seen.set(key, occurrence + 1);
  const { index, heading, group } = column;
  const label = group === null ? heading : `${group}, ${heading}`;
  return { index, label, group: null, heading: rest, occurrence, ...parseHeading(rest), day, time };
}

/** By which columns are of the same day and time. */
export const eventOf = ({ day, time }: Pick<DayColumn, 'day' | 'time'>): string =>
  JSON.stringify([time, day.kind === 'month_day' ? [...day.ways] : day]);

/**
 * Weekdays below the days of the headings.
 * @param wordsOf normalises a text
 */
export function isWeekdayRow({ cells }: RawRow, wordsOf = normalise): boolean {
  const filled = cells.filter((cell) => cell !== null);
  return filled.length > 1 && filled.every((cell) => cell.kind === 'text' && isWeekday(cell.value, wordsOf));
}

/** By which columns of two files are the same but for their occurrence. */
export const columnName = ({ heading, group }: Pick<ColumnKey, 'heading' | 'group'>): string =>
  JSON.stringify([normalise(heading), group === null ? null : normalise(group)]);
