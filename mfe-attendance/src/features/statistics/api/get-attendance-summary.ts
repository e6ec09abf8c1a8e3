import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { keepPreviousData, queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

interface SummaryScope {
  /** The coach's local day, which decides the week of the dots. */
  today: CalendarDate;
  /** Null: the events of all teams. */
  teamId: number | null;
}

const getAttendanceSummary = (
  api: ApiClient,
  { today, teamId }: SummaryScope,
  signal: AbortSignal,
): Promise<AttendanceSummary[]> =>
  api.call('GET /api/attendance/summary', { query: { today, ...(teamId !== null && { team_id: teamId }) }, signal });

/**
 * The figures of everybody at the events of one team or of all, in one call. Refetched at each visit, because an athlete
 * who was just accepted is in the athlete list already.
 */
export const attendanceSummaryQuery = (api: ApiClient, scope: SummaryScope) =>
  queryOptions({
    queryKey: own.key('attendance', 'summary', scope),
    meta: { shows: ['events'] },
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getAttendanceSummary(api, scope, signal),
  });
