import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { DateOrder } from '@touchline/contracts/import-plan.schema';
import type { RawCell } from '../cells.js';
import { normalise } from '../headings.js';
import { isErrorText, isMissing } from '../missing.js';
import { timeFormatOf } from '../number-format.js';
import { serialDay } from '../serial-day.js';
import { refuse, stored, type CellValue } from './cell-value.js';
import { splitTime } from './day-and-time.js';
import { agreed, type Ways } from './ways.js';
import { zonedDay } from './zoned-day.js';

/** How the names of months begin in English, German, French and Spanish, without accents; `mai` is May, `mar` March. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|jann|ene)/,
  /^(?:feb|fev|febr)/,
  /^(?:mar|mrz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai)/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt)/,
  /^(?:nov)/,
  /^(?:dec|dez|dic)/,
];
/** `Sa `, `Sa.`, `Samstag, den `, `sábado, el `. */
const WEEKDAY = /^(?:le\s+|el\s+)?\p{L}+(?:[.,]+\s*|\s+)(?:den\s+|le\s+|el\s+)?(?=\d)/iu;
const WEEKDAY_BEHIND = /\s*\(\p{L}+\.?\)$/u;
const PARTS = /^(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})\.?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
const DAY_NAME_YEAR =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]*(?:de\s+)?(\p{L}{3,})\.?[\s-]*,?\s*(?:de\s+|del\s+)?(\d{2}|\d{4})$/iu;
const NAME_DAY_YEAR = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;

export interface DayReading {
  /** Of the file; null when its cells do not decide and nobody has answered. */
  order: DateOrder | null;
  isDate1904: boolean;
  /** The first and last day that are believed, both inclusive. Years of two digits lie in the hundred years up to the last one. */
  first: CalendarDate;
  last: CalendarDate;
  /** In which a time with a zone has its day; null: the day that is written. */
  timeZone: string | null;
  /** The days of cells that have no year, null for those that are asked about. Cells without an entry are no days. */
  yearless?: ReadonlyMap<RawCell, CalendarDate | null>;
}

/**
 * The day in a cell, without zone: what the clock of whoever wrote it showed, unless the cell has a time with a zone.
 * Refused: anything else, days outside of the bounds, and texts that the order of the file would have to decide.
 */
export function readDay(cell: RawCell | null, reading: DayReading): CellValue<CalendarDate> {
  if (cell === null || cell.kind === 'error') return stored<CalendarDate>(null);
  if (cell.kind === 'boolean') return refuse('not_a_day');
  if (cell.kind === 'number') {
    const isTime = timeFormatOf(cell.format) === 'duration' || timeFormatOf(cell.format) === 'time';
    return isTime ? refuse('not_a_day') : checked(dayOfNumber(cell.value, reading.isDate1904), reading);
  }
  if (isMissing(cell.value) || isErrorText(cell.value)) return stored<CalendarDate>(null);
  const ways = dayWays(cell, reading);
  const same = agreed(ways);
  const here = (day: CalendarDate) => checked(zonedDay(day, cell.value, reading.timeZone), reading);
  if (same) return here(same.value);
  if (ways.size === 0) {
    const yearless = reading.yearless?.get(cell);
    return yearless === null ? refuse('undecided') : checked(yearless ?? null, reading);
  }
  const day = reading.order === null ? undefined : ways.get(reading.order);
  return day === undefined ? refuse('undecided') : here(day);
}

/** How a text can be read, for `decide`; empty for other cells and for what is no day. */
export function dayWays(
  cell: RawCell | null,
  { isDate1904, last }: Pick<DayReading, 'isDate1904' | 'last'>,
): Ways<DateOrder, CalendarDate> {
  if (cell?.kind !== 'text') return new Map();
  const text = splitTime(cell.value).day.replace(WEEKDAY_BEHIND, '');
  const named = namedDay(text, last) ?? namedDay(text.replace(WEEKDAY, ''), last);
  if (named) return new Map([['ymd', named]]);
  const bare = text.replace(WEEKDAY, '');
  const compact = COMPACT.exec(bare);
  if (compact) return days([['ymd', compact[1], compact[2], compact[3]]], last);
  const [, a, sign, b, c] = PARTS.exec(bare) ?? [];
  if (a !== undefined) {
    if (a.length > 2) return days([['ymd', a, b, c]], last);
    // Nobody writes the month first and dots between.
    return days(
      sign === '.'
        ? [['dmy', c, b, a]]
        : [
            ['dmy', c, b, a],
            ['mdy', c, a, b],
          ],
      last,
    );
  }
  const serial = SERIAL.test(bare) ? serialDay(Number(bare.replace(',', '.')), isDate1904) : null;
  return serial ? new Map([['ymd', serial.day]]) : new Map();
}

/** Texts that argue for an order: those that only one order can read, with the day and the month in a place that others could swap. */
export function orderWays(cell: RawCell | null, reading: Pick<DayReading, 'isDate1904' | 'last'>) {
  return cell?.kind === 'text' && /^\D*\d{1,2}\s?[/-]\s?\d{1,2}\s?[/-]/.test(cell.value)
    ? dayWays(cell, reading)
    : new Map<DateOrder, CalendarDate>();
}

/** Also days as whole numbers such as 20100312. */
function dayOfNumber(value: number, isDate1904: boolean): CalendarDate | null {
  const serial = serialDay(value, isDate1904);
  if (serial !== null) return serial.day;
  const [, year, month, day] = COMPACT.exec(String(value)) ?? [];
  const text = `${year}-${month}-${day}`;
  return isCalendarDate(text) ? text : null;
}

function checked(day: CalendarDate | null, { first, last }: DayReading): CellValue<CalendarDate> {
  if (day === null) return refuse('not_a_day');
  return day < first || day > last ? refuse('day_out_of_range', { first, last }) : stored(day);
}

function days(
  ways: [DateOrder, string | undefined, string | undefined, string | undefined][],
  last: CalendarDate,
): Ways<DateOrder, CalendarDate> {
  const found = new Map<DateOrder, CalendarDate>();
  for (const [order, year, month, day] of ways) {
    const text = dateText(year, month, day, last);
    if (text !== null) found.set(order, text);
  }
  return found;
}

function namedDay(text: string, last: CalendarDate): CalendarDate | null {
  const [, day, name, year] = DAY_NAME_YEAR.exec(text) ?? [];
  if (name !== undefined) return dateText(year, monthOf(name), day, last);
  const [, first, second, third] = NAME_DAY_YEAR.exec(text) ?? [];
  return first === undefined ? null : dateText(third, monthOf(first), second, last);
}

export function monthOf(name: string): string | undefined {
  const words = normalise(name);
  const index = MONTHS.findIndex((pattern) => pattern.test(words));
  return index === -1 ? undefined : String(index + 1);
}

/** Null for a day that does not exist. */
function dateText(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  last: CalendarDate,
): CalendarDate | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year.length !== 2 && year.length !== 4) return null;
  const full = year.length === 2 ? fullYear(Number(year), Number(last.slice(0, 4))) : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
}

function fullYear(year: number, lastYear: number): string {
  const century = lastYear - (lastYear % 100);
  return String(century + year > lastYear ? century - 100 + year : century + year);
}
