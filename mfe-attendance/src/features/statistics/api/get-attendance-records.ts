import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import type { AttendanceScope } from '../model/attendance-scope.js';

const getAttendanceRecords = (
  api: ApiClient,
  { start, end, teamId, athleteId }: AttendanceScope,
  signal: AbortSignal,
): Promise<AttendanceRecord[]> =>
  api.call('GET /api/attendance/range', { query: { start, end, team_id: teamId, athlete_id: athleteId }, signal });

/** Every mark of a period, by date, event and athlete. Never cached: paper and file show what is stored now. */
export const attendanceRecordsQuery = (api: ApiClient, scope: AttendanceScope) =>
  queryOptions({
    queryKey: ['attendance', 'range', scope],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => getAttendanceRecords(api, scope, signal),
  });
