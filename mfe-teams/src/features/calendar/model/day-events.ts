import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';

/** Events by their day, in the order they are given in. */
export function byDay<T extends Pick<CalendarEvent, 'date'>>(
  events: readonly T[],
): ReadonlyMap<CalendarDate, readonly T[]> {
  const days = new Map<CalendarDate, T[]>();
  for (const event of events) {
    const day = days.get(event.date);
    if (day) day.push(event);
    else days.set(event.date, [event]);
  }
  return days;
}
