import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';

/** The event as it is stored now; null when it is there no longer. `near`: the days to look at first; who moved it may have moved it anywhere. */
export async function findEvent(
  api: ApiClient,
  eventId: number,
  near: { from: CalendarDate; to: CalendarDate },
  today: CalendarDate,
): Promise<CalendarEvent | null> {
  const lookIn = async (days: { from?: CalendarDate; to?: CalendarDate }) =>
    (await api.get<CalendarEvent[]>('/api/calendar/list', { query: { ...days, today } })).find(
      (event) => event.event_id === eventId,
    );
  return (await lookIn(near)) ?? (await lookIn({})) ?? null;
}
