import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';

const DAYS_PER_WEEK = 7;

/** The number of dates of `repeatDates`: 0 when `until` is before `date`. Throws RangeError for a malformed date. */
export function countRepeats(date: CalendarDate, until: CalendarDate): number {
  return Math.max(0, Math.floor(daysBetween(date, until) / DAYS_PER_WEEK) + 1);
}

/**
 * `date` and the same day of every week after it, up to and including `until`. Throws RangeError for a malformed date.
 */
export function repeatDates(date: CalendarDate, until: CalendarDate): CalendarDate[] {
  return Array.from({ length: countRepeats(date, until) }, (_, week) => addDays(date, week * DAYS_PER_WEEK));
}
