import { addDays, daysBetween, weekdayFromMonday, type CalendarDate } from './calendar-date.js';

const DAYS_PER_WEEK = 7;

/**
 * The number of dates of `repeatDates`: 0 when `until` is before `date`. Throws RangeError for a malformed date.
 * @param weekdays from 0 for Monday to 6 for Sunday
 */
export function countRepeats(date: CalendarDate, until: CalendarDate, weekdays: readonly number[] = []): number {
  return firstDates(date, weekdays).reduce((count, first) => count + countWeeks(first, until), 0);
}

/**
 * `date` and the same day of every week after it, up to and including `until`, and likewise the days of these weekdays
 * that are not before `date`; ascending. Throws RangeError for a malformed date.
 * @param weekdays from 0 for Monday to 6 for Sunday; that of `date` is always among them
 */
export function repeatDates(date: CalendarDate, until: CalendarDate, weekdays: readonly number[] = []): CalendarDate[] {
  return firstDates(date, weekdays)
    .flatMap((first) =>
      Array.from({ length: countWeeks(first, until) }, (_, week) => addDays(first, week * DAYS_PER_WEEK)),
    )
    .sort();
}

/** The first day from `date` on of its own weekday and of each other one. */
function firstDates(date: CalendarDate, weekdays: readonly number[]): CalendarDate[] {
  const own = weekdayFromMonday(date);
  const daysAhead = new Set([0, ...weekdays.map((weekday) => (weekday - own + DAYS_PER_WEEK) % DAYS_PER_WEEK)]);
  return [...daysAhead].map((days) => addDays(date, days));
}

function countWeeks(first: CalendarDate, until: CalendarDate): number {
  return Math.max(0, Math.floor(daysBetween(first, until) / DAYS_PER_WEEK) + 1);
}
