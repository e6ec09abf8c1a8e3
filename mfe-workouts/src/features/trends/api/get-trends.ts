import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import type { ApiClient } from '@touchline/ui/host';
import { ATHLETES_KEY } from '@touchline/ui/pickers';
import { queryOptions } from '@touchline/ui/query';

const getTrends = (api: ApiClient, today: CalendarDate, signal: AbortSignal) =>
  api.get<AthleteTrends[]>('/api/athletes/trends', { query: { today }, signal });

/** Everybody on the coach's rosters, each against their own last weeks. Always asked for anew: what it rests on is recorded on other screens. */
export const trendsQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({
    queryKey: [...ATHLETES_KEY, 'trends', { today }],
    queryFn: ({ signal }) => getTrends(api, today, signal),
    staleTime: 0,
  });
