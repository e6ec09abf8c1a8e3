import { addDays, isCalendarDate, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate, formatShortDate } from '@touchline/contracts/date-format';

/** The Monday of the week after the one a day lies in; before it, where the calendar ends. */
export function weekAfter(day: CalendarDate): CalendarDate {
  const monday = mondayOf(day);
  const next = addDays(monday, 7);
  return isCalendarDate(next) ? next : addDays(monday, -7);
}

/** A week by its Monday: `Nov 16, 2026 – Nov 22, 2026`. */
export function weekText(monday: CalendarDate): string {
  return `${formatMediumDate(monday)} – ${formatMediumDate(addDays(monday, 6))}`;
}

/** The same, where the year goes without saying: `Nov 16 – Nov 22`. */
export function shortWeekText(monday: CalendarDate): string {
  return `${formatShortDate(monday)} – ${formatShortDate(addDays(monday, 6))}`;
}
