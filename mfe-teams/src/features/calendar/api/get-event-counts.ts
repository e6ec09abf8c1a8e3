import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventCount } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

async function getEventCounts(
  api: ApiClient,
  today: CalendarDate,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const counts: EventCount[] = await api.call('GET /api/calendar/counts', { query: { today }, signal });
  return new Map(counts.map(({ athlete_id: athleteId, events }) => [athleteId, events]));
}

/** Number of individual events from `today` on, by athlete id. Athletes without such events are absent. */
export const eventCountsQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({
    queryKey: own.key('calendar', 'counts', today),
    meta: { shows: ['events'] },
    queryFn: ({ signal }) => getEventCounts(api, today, signal),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
