import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Performance } from '@touchline/contracts/overview.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const performanceKey = (athleteId: number) => own.key('performance', athleteId);

const getPerformance = (
  api: ApiClient,
  athleteId: number,
  today: CalendarDate,
  signal: AbortSignal,
): Promise<Performance> =>
  api.call('GET /api/dashboard/performance', { query: { athlete_id: athleteId, today }, signal });

/**
 * One athlete's weekly workload and daily tasks. Always stale, because other screens change the records behind it.
 * Fails with 404 for an athlete the coach has no access to.
 */
export const performanceQuery = (api: ApiClient, athleteId: number, today: CalendarDate) =>
  queryOptions({
    queryKey: [...performanceKey(athleteId), today],
    queryFn: ({ signal }) => getPerformance(api, athleteId, today, signal),
    staleTime: 0,
  });
