import { epochDay, type CalendarDate } from './calendar-date.js';
import type { Month } from './month.js';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const WEEKDAYS = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

/** `Nov 05, 2026`; the text itself when it is no calendar date. */
export function formatMediumDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return epochDay(date) === null ? date : `${monthName(month).slice(0, 3)} ${day}, ${year}`;
}

/** `Nov 05`: the medium date cut to its first six characters, as the history table shows it. */
export function formatShortDate(date: CalendarDate): string {
  return formatMediumDate(date).slice(0, 6);
}

/** `Thu, Nov 5, 2026`, for tooltips and for screen readers. */
export function formatLongDate(date: CalendarDate): string {
  const epoch = epochDay(date);
  if (epoch === null) return date;
  const [year, month, day] = date.split('-');
  return `${WEEKDAYS[((epoch % 7) + 7) % 7]}, ${monthName(month).slice(0, 3)} ${Number(day)}, ${year}`;
}

/** `November 5, 2026`: the header of a day; the text itself when it is no calendar date. */
export function formatDay(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return epochDay(date) === null ? date : `${monthName(month)} ${Number(day)}, ${year}`;
}

/** `November 2026`: the header of a month `yyyy-MM`. */
export function formatMonth(month: Month): string {
  const [year, number] = month.split('-');
  return `${monthName(number)} ${year}`;
}

function monthName(month: string | undefined): string {
  return MONTHS[Number(month) - 1] ?? '';
}
