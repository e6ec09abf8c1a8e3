import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';

/** Groups events by day and keeps their order. */
export function groupByDay<T extends Pick<CalendarEvent, 'date'>>(
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
