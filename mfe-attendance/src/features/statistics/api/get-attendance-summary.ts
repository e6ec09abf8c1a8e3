import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

const getAttendanceSummary = (api: ApiClient, today: CalendarDate, signal: AbortSignal) =>
  api.get<AttendanceSummary[]>('/api/attendance/summary', { query: { today }, signal });

/**
 * The figures of all athletes the coach reaches, in one call. `today` is the coach's own day: it decides which week the dots show. Read anew
 * at each visit: somebody accepted a moment ago is in the athletes' list already, and must not be missing here.
 */
export const attendanceSummaryQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({
    queryKey: ['attendance', 'summary', today],
    staleTime: 0,
    queryFn: ({ signal }) => getAttendanceSummary(api, today, signal),
  });
