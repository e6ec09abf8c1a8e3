import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';

const WEEK = 7;

/** How many days `repeatDates` has: 0 where `until` is before `date`. Throws RangeError on a malformed date. */
export function countRepeats(date: CalendarDate, until: CalendarDate): number {
  return Math.max(0, Math.floor(daysBetween(date, until) / WEEK) + 1);
}

/** `date` and the same day of every week after it, up to and including `until`. Throws RangeError on a malformed date. */
export function repeatDates(date: CalendarDate, until: CalendarDate): CalendarDate[] {
  return Array.from({ length: countRepeats(date, until) }, (_, week) => addDays(date, week * WEEK));
}
