import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import type { AttendanceChoice } from '../model/attendance-choice.js';

const getAttendanceRecords = (
  api: ApiClient,
  { start, end, teamId, athleteId }: AttendanceChoice,
  signal: AbortSignal,
) =>
  api.get<AttendanceRecord[]>('/api/attendance/range', {
    query: { start, end, team_id: teamId, athlete_id: athleteId },
    signal,
  });

/** Every mark of a period, by date, event and athlete. Never from memory: what is handed out on paper or in a file is what is stored now. */
export const attendanceRecordsQuery = (api: ApiClient, choice: AttendanceChoice) =>
  queryOptions({
    queryKey: ['attendance', 'range', choice],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => getAttendanceRecords(api, choice, signal),
  });
