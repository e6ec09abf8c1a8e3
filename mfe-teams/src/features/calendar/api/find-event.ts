import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';

/** Reads the stored event, on any day; null when it was deleted. */
export async function findEvent(api: ApiClient, eventId: number, today: CalendarDate): Promise<CalendarEvent | null> {
  const [event]: CalendarEvent[] = await api.call('GET /api/calendar/list', { query: { event_id: eventId, today } });
  return event ?? null;
}
