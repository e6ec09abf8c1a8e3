import { epochDay } from './calendar-date.js';
import type { CalendarEvent, EventOverlap } from './calendar.schema.js';
import { formatMonthDay } from './date-format.js';

/** When an event takes place, by the clock at the institution. */
export type EventTimes = Pick<CalendarEvent, 'date' | 'event_time' | 'duration_min'>;

const MINUTES_PER_DAY = 24 * 60;

/**
 * Whether two events of one institution have a minute in common: one that ends when the other begins does not overlap it,
 * and an event without a time overlaps none. Ends are those that `formatTimeRange` shows, also in a night in which the
 * clocks change.
 */
export function isOverlapping(one: EventTimes, other: EventTimes): boolean {
  const [a, b] = [minutesOf(one), minutesOf(other)];
  return a !== null && b !== null && a.start < b.end && b.start < a.end;
}

/** Start and end of an event in minutes since 1970; null for one without a time. */
function minutesOf({
  date,
  event_time: time,
  duration_min: minutes,
}: EventTimes): { start: number; end: number } | null {
  const day = epochDay(date);
  if (time === null || day === null) return null;
  const start = day * MINUTES_PER_DAY + minuteOfDay(time);
  return { start, end: start + minutes };
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `18:00 – 19:30`; past midnight `23:30 – 01:00 (next day)`; `All day` without a time. */
export function formatTimeRange({
  event_time: time,
  duration_min: minutes,
}: Pick<CalendarEvent, 'event_time' | 'duration_min'>): string {
  if (time === null) return 'All day';
  const end = minuteOfDay(time) + minutes;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${time} – ${pad(Math.floor(end / 60) % 24)}:${pad(end % 60)}${end > MINUTES_PER_DAY ? ' (next day)' : ''}`;
}

/**
 * `also at Practice of First Team, 18:00 – 19:30`, to follow the name of the athlete; with the day when it is not `date`,
 * the day of the event at which this is shown.
 */
export function alsoAtText({ event, ...other }: EventOverlap, date: EventTimes['date']): string {
  const day = other.date === date ? '' : `${formatMonthDay(other.date)}, `;
  return `also at ${placeText(event)}, ${day}${formatTimeRange(other)}`;
}

function placeText(event: EventOverlap['event']): string {
  if (event === null) return 'an event of another team';
  return event.team === null ? event.title : `${event.title} of ${event.team}`;
}
