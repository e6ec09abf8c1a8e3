import type { Closing } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** A close or a reopening of another coach is seen after this long at most. */
const REFETCH_INTERVAL_MS = 10_000;

const getClosings = (api: ApiClient, date: CalendarDate, signal: AbortSignal): Promise<Closing[]> =>
  api.call('GET /api/attendance/closings', { query: { date }, signal });

/** The closed events of a day, refetched in an interval while the page is visible. */
export const closingsQuery = (api: ApiClient, date: CalendarDate) =>
  queryOptions({
    queryKey: own.key('attendance', 'closings', date),
    meta: { shows: ['events'] },
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
    queryFn: ({ signal }) => getClosings(api, date, signal),
  });
