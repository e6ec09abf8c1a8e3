import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';
import type { AttendanceScope } from '../model/attendance-scope.js';

const getAttendanceRecords = (
  api: ApiClient,
  { start, end, teamId, athleteId, today }: AttendanceScope,
  signal: AbortSignal,
): Promise<AttendanceRecord[]> =>
  api.call('GET /api/attendance/range', {
    query: { start, end, team_id: teamId, athlete_id: athleteId, today },
    signal,
  });

/** Every mark of a period, by date, event and athlete. Never cached: paper and file show the stored marks. */
export const attendanceRecordsQuery = (api: ApiClient, scope: AttendanceScope) =>
  queryOptions({
    queryKey: own.key('attendance', 'range', scope),
    meta: { shows: ['events'] },
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => getAttendanceRecords(api, scope, signal),
  });
