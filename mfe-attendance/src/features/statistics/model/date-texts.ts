import { addDays, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate, formatMediumDate, formatMonthDay } from '@touchline/contracts/date-format';
import { clockTime } from '../../../shared/clock-time.js';

/** `Nov 16 – 22, 2026`; over two months `Oct 24 – Nov 22, 2026`, over two years `Dec 28, 2026 – Jan 3, 2027`. */
export function periodText(start: CalendarDate, end: CalendarDate): string {
  if (start === end) return withYear(end);
  return yearOf(start) === yearOf(end)
    ? `${daysText(start, end)}, ${yearOf(end)}`
    : `${withYear(start)} – ${withYear(end)}`;
}

/** `Nov 16 – 22`, the week from that Monday; `Nov 30 – Dec 6` over two months. */
export function weekText(monday: CalendarDate): string {
  return daysText(monday, addDays(monday, 6));
}

/** `Mon, Nov 16`, with a no-break space between month and day. */
export function shortDay(date: CalendarDate): string {
  return `${formatLongDate(date).slice(0, 3)}, ${formatMonthDay(date).replace(' ', '\u00a0')}`;
}

/**
 * `Nov 20, 2026, 14:05`: an instant (milliseconds since 1970) in the local time of `timeZone` (default: this
 * machine's).
 */
export function updatedAt(instant: number, timeZone?: string): string {
  const at = new Date(instant);
  return `${formatMediumDate(todayIn(timeZone, at))}, ${clockTime(instant, timeZone)}`;
}

function daysText(start: CalendarDate, end: CalendarDate): string {
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${formatMonthDay(start)} – ${sameMonth ? Number(end.slice(8)) : formatMonthDay(end)}`;
}

const yearOf = (date: CalendarDate) => date.slice(0, 4);
const withYear = (date: CalendarDate) => `${formatMonthDay(date)}, ${yearOf(date)}`;
