import { addDays, isCalendarDate, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate, formatShortDate } from '@touchline/contracts/date-format';

/** Monday of the next week; of the previous week when the supported dates end. */
export function nextWeek(day: CalendarDate): CalendarDate {
  const monday = mondayOf(day);
  const next = addDays(monday, 7);
  return isCalendarDate(next) ? next : addDays(monday, -7);
}

/** Formats a week, given its Monday: `Nov 16, 2026 – Nov 22, 2026`. */
export function formatWeek(monday: CalendarDate): string {
  return `${formatMediumDate(monday)} – ${formatMediumDate(addDays(monday, 6))}`;
}

/** Formats a week without the year: `Nov 16 – Nov 22`. */
export function formatShortWeek(monday: CalendarDate): string {
  return `${formatShortDate(monday)} – ${formatShortDate(addDays(monday, 6))}`;
}
