/**
 * A calendar date is the string `yyyy-MM-dd` from screen to database, never a JS `Date`:
 * a `Date` is an instant, and an instant shifts the day between time zones.
 * Arithmetic runs on the UTC epoch day, so daylight saving can neither add nor drop one.
 */
export type CalendarDate = string;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;
const SHORTEST_MONTH = 28;
const ZERO = '0'.charCodeAt(0);

/** The supported range of dates. */
export const FIRST_DAY: CalendarDate = '1900-01-01';
export const LAST_DAY: CalendarDate = '2999-12-31';

/** Whole days since 1970-01-01; null when `text` is not an existing day of the years 1900–2999. */
export function epochDay(text: string): number | null {
  return text < FIRST_DAY || text > LAST_DAY ? null : toEpochDay(text);
}

/** The calendar date of an epoch day. */
export function fromEpochDay(day: number): CalendarDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** True only for an existing day written `yyyy-MM-dd`. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  return typeof text === 'string' && epochDay(text) !== null;
}

/**
 * `date` plus whole days (negative: earlier); the result may lie outside the supported years. Throws RangeError on a
 * malformed date.
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromEpochDay(requireEpochDay(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. Throws RangeError on a malformed date. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return requireEpochDay(to) - requireEpochDay(from);
}

/** The days of a week, from Monday on. */
export const WEEKDAYS_FROM_MONDAY = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Day of the week, 0 = Monday … 6 = Sunday. Throws RangeError on a malformed date. */
export function weekdayFromMonday(date: CalendarDate): number {
  return (((requireEpochDay(date) + 3) % 7) + 7) % 7;
}

/** The Monday of the week that contains `date`. Throws RangeError on a malformed date. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -weekdayFromMonday(date));
}

/**
 * The calendar date at the instant `now` in `timeZone` (IANA name; default: this machine's) by the rules of the browser, which
 * may be old. The API has a `todayIn` with rules of its own.
 */
export function todayIn(timeZone: string | undefined, now: Date): CalendarDate {
  return dayFormat(timeZone).format(now);
}

/** By time zone. Making a format takes forty times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Throws RangeError for an unknown time zone. That of the machine is looked up each time: it may change. */
function dayFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone === undefined ? undefined : dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (timeZone !== undefined) dayFormats.set(timeZone, format);
  return format;
}

/** Like `epochDay`, but also for years outside the supported range: its first and last weeks reach into them. */
function toEpochDay(text: string): number | null {
  if (!PATTERN.test(text)) return null;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  // Date.UTC would take the years 0 to 99 for 1900 to 1999, and 2026-02-30 for a day in March.
  if (year < 100 || month < 1 || month > 12 || day < 1) return null;
  if (day > SHORTEST_MONTH && day > lastDayOf(year, month)) return null;
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** The API reads the days of tens of thousands of rows for one answer: `Number(text.slice())` takes twice as long. */
function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whole days since 1970-01-01, for arithmetic with many dates. Throws RangeError on a malformed date. */
export function requireEpochDay(date: CalendarDate): number {
  const day = toEpochDay(date);
  if (day === null) throw new RangeError(`not a calendar date: ${date}`);
  return day;
}
