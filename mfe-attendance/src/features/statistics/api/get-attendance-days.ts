import type { AttendanceDay } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';
import type { AttendanceScope } from '../model/attendance-scope.js';

const getAttendanceDays = (
  api: ApiClient,
  { start, end, teamId, athleteId, today }: AttendanceScope,
  signal: AbortSignal,
): Promise<AttendanceDay[]> =>
  api.call('GET /api/attendance/days', {
    query: { start, end, team_id: teamId, athlete_id: athleteId, today },
    signal,
  });

/**
 * The days of a period on which anything was recorded, by date. Refetched at each visit like the table's figures, so
 * that both agree.
 */
export const attendanceDaysQuery = (api: ApiClient, scope: AttendanceScope) =>
  queryOptions({
    queryKey: own.key('attendance', 'days', scope),
    meta: { shows: ['events'] },
    staleTime: 0,
    queryFn: ({ signal }) => getAttendanceDays(api, scope, signal),
  });
