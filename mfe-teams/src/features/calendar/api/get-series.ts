import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getSeries = (api: ApiClient, eventId: number, signal: AbortSignal): Promise<EventSeries> =>
  api.call('GET /api/calendar/list/{id}/series', { params: { id: eventId }, signal });

/**
 * Counts the events and attendance marks that each scope of an event covers. Never cached, because the counts are shown
 * before a deletion. Fails with 404 for a deleted event.
 */
export const seriesQuery = (api: ApiClient, eventId: number) =>
  queryOptions({
    queryKey: own.key('calendar', 'series', eventId),
    meta: { shows: ['events'] },
    queryFn: ({ signal }) => getSeries(api, eventId, signal),
    staleTime: 0,
    gcTime: 0,
  });
