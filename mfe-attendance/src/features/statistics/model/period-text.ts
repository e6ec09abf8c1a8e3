import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';

/** `Nov 16 – 22, 2026`; over two months `Oct 24 – Nov 22, 2026`, over two years `Dec 28, 2026 – Jan 3, 2027`. */
export function periodText(start: CalendarDate, end: CalendarDate): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (start === end) return `${to.day}, ${to.year}`;
  return from.year === to.year ? `${daysText(start, end)}, ${to.year}` : `${from.day}, ${from.year} – ${to.day}, ${to.year}`;
}

/** `Nov 16 – 22` of the week from that Monday on, `Nov 30 – Dec 6` over two months. */
export function weekText(monday: CalendarDate): string {
  return daysText(monday, addDays(monday, 6));
}

/** `Mon, Nov 16`, whose month and day stay on one line. */
export function shortDay(date: CalendarDate): string {
  const { weekday, day } = partsOf(date);
  return `${weekday}, ${day.replace(' ', '\u00a0')}`;
}

function daysText(start: CalendarDate, end: CalendarDate): string {
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${partsOf(start).day} – ${sameMonth ? Number(end.slice(8)) : partsOf(end).day}`;
}

function partsOf(date: CalendarDate): { weekday: string; day: string; year: string } {
  const [weekday = '', day = '', year = ''] = formatLongDate(date).split(', ');
  return { weekday, day, year };
}
