import type { CalendarEvent } from '@touchline/contracts/calendar.schema';

/** The event that is named; without a name the only one of the day. Undefined where neither is there. */
export function chosenEvent(
  events: readonly CalendarEvent[] | undefined,
  eventId: number | null,
): CalendarEvent | undefined {
  if (eventId === null) return events?.length === 1 ? events[0] : undefined;
  return events?.find(({ event_id: id }) => id === eventId);
}
