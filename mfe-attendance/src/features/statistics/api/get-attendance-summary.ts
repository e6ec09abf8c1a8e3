import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getAttendanceSummary = (api: ApiClient, today: CalendarDate, signal: AbortSignal): Promise<AttendanceSummary[]> =>
  api.call('GET /api/attendance/summary', { query: { today }, signal });

/**
 * The figures of all the coach's athletes, in one call. `today` is the coach's local day, which decides the week of the
 * dots. Refetched at each visit, because an athlete who was just accepted is in the athlete list already.
 */
export const attendanceSummaryQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({
    queryKey: own.key('attendance', 'summary', today),
    meta: { shows: ['events'] },
    staleTime: 0,
    queryFn: ({ signal }) => getAttendanceSummary(api, today, signal),
  });
