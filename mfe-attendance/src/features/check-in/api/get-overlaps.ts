import type { EventOverlap } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getOverlaps = (api: ApiClient, eventId: number, signal: AbortSignal): Promise<EventOverlap[]> =>
  api.call('GET /api/calendar/list/{id}/overlaps', { params: { id: eventId }, signal });

/** The athletes of an event who are at another one during it. The device does not keep them. */
export const overlapsQuery = (api: ApiClient, eventId: number) =>
  queryOptions({
    queryKey: own.key('attendance', 'overlaps', eventId),
    meta: { shows: ['events', 'athletes'] },
    queryFn: ({ signal }) => getOverlaps(api, eventId, signal),
  });
