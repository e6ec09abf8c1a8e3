import { epochDay, weekdayFromMonday, WEEKDAYS_FROM_MONDAY, type CalendarDate } from './calendar-date.js';
import type { Month } from './month.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `Nov 05, 2026`; the text itself when it is not a calendar date. */
export function formatMediumDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return epochDay(date) === null ? date : `${monthName(month).slice(0, 3)} ${day}, ${year}`;
}

/** `Nov 05`: the medium date cut to its first six characters, as the history table shows it. */
export function formatShortDate(date: CalendarDate): string {
  return formatMediumDate(date).slice(0, 6);
}

/** `Nov 5`, for places that do not need the year; the text itself when it is not a calendar date. */
export function formatMonthDay(date: CalendarDate): string {
  const [, month, day] = date.split('-');
  return epochDay(date) === null ? date : `${monthName(month).slice(0, 3)} ${Number(day)}`;
}

/** `Thu, Nov 5, 2026`, for tooltips and screen readers. */
export function formatLongDate(date: CalendarDate): string {
  if (epochDay(date) === null) return date;
  return `${WEEKDAYS_FROM_MONDAY[weekdayFromMonday(date)]?.slice(0, 3)}, ${formatMonthDay(date)}, ${date.slice(0, 4)}`;
}

/** `November 5, 2026`, the header of a day; the text itself when it is not a calendar date. */
export function formatDay(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return epochDay(date) === null ? date : `${monthName(month)} ${Number(day)}, ${year}`;
}

/** `November 2026`, the header of a month `yyyy-MM`. */
export function formatMonth(month: Month): string {
  const [year, number] = month.split('-');
  return `${monthName(number)} ${year}`;
}

function monthName(month: string | undefined): string {
  return MONTHS[Number(month) - 1] ?? '';
}
