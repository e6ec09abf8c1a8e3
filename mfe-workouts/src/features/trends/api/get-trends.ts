import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getTrends = (api: ApiClient, today: CalendarDate, signal: AbortSignal): Promise<AthleteTrends[]> =>
  api.call('GET /api/athletes/trends', { query: { today }, signal });

/** The trends of all the coach's athletes. Fetched on every visit, because other screens record what they rest on. */
export const trendsQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({
    queryKey: own.key('trends', { today }),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getTrends(api, today, signal),
    staleTime: 0,
  });
