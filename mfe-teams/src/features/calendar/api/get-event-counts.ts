import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventCount } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { CALENDAR_KEY } from './calendar-keys.js';

async function getEventCounts(
  api: ApiClient,
  today: CalendarDate,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const counts = await api.get<EventCount[]>('/api/calendar/counts', { query: { today }, signal });
  return new Map(counts.map(({ athlete_id: athleteId, events }) => [athleteId, events]));
}

/** How many events of their own each athlete has from `today` on, by athlete; who has none is not in it. */
export const eventCountsQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, 'counts', today],
    queryFn: ({ signal }) => getEventCounts(api, today, signal),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
