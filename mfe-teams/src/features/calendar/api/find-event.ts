import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';

/**
 * Reads the stored event; null when it was deleted. Searches `likelyDays` first, then all days: it may have been moved
 * to any day.
 */
export async function findEvent(
  api: ApiClient,
  eventId: number,
  likelyDays: { from: CalendarDate; to: CalendarDate },
  today: CalendarDate,
): Promise<CalendarEvent | null> {
  const findWithin = async (days: { from?: CalendarDate; to?: CalendarDate }) =>
    (await api.get<CalendarEvent[]>('/api/calendar/list', { query: { ...days, today } })).find(
      (event) => event.event_id === eventId,
    );
  return (await findWithin(likelyDays)) ?? (await findWithin({})) ?? null;
}
