import { fromEpochDay, requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';

/** The day 0 of workbooks, chosen so that all days from 1 March 1900 on are right: they know a 29 February 1900. */
const DAY_ZERO = requireEpochDay('1899-12-30');
/** Days between the two ways in which workbooks count. */
const DAYS_TO_1904 = 1_462;
const LAST_SERIAL = 2_958_465;
const SECONDS_PER_DAY = 86_400;
const MS_PER_DAY = 86_400_000;

export interface SerialDay {
  day: CalendarDate;
  /** Seconds since midnight, rounded. */
  second: number;
}

/** The day and time of day of a number of days; null when it lies outside of the years 1900 to 9999. */
export function serialDay(serial: number, isDate1904: boolean): SerialDay | null {
  const days = serial + (isDate1904 ? DAYS_TO_1904 : 0);
  // 46110.7708333333 is 18:30:00, which its fraction misses by parts of a second.
  const seconds = Math.round(days * SECONDS_PER_DAY);
  const whole = Math.floor(seconds / SECONDS_PER_DAY);
  if (whole < 1 || whole > LAST_SERIAL) return null;
  return { day: fromEpochDay(DAY_ZERO + whole), second: seconds - whole * SECONDS_PER_DAY };
}

/** The number of days of a day or time in ISO form, without zone; NaN for anything else. */
export const serialOf = (text: string, isDate1904: boolean): number =>
  Date.parse(text.includes('T') ? `${text.replace(/Z$/, '')}Z` : text) / MS_PER_DAY -
  DAY_ZERO -
  (isDate1904 ? DAYS_TO_1904 : 0);
