/**
 * A calendar date is the string `yyyy-MM-dd` from screen to database, never a JS `Date`:
 * a `Date` is an instant, and an instant shifts the day between time zones.
 * Arithmetic runs on the UTC epoch day, so daylight saving can neither add nor drop one.
 */
export type CalendarDate = string;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;

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
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 2026-02-30 would roll over into March: year, month and day must come back unchanged.
  const isUnchanged = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isUnchanged ? date.getTime() / MS_PER_DAY : null;
}

function requireEpochDay(date: CalendarDate): number {
  const day = toEpochDay(date);
  if (day === null) throw new RangeError(`not a calendar date: ${date}`);
  return day;
}
