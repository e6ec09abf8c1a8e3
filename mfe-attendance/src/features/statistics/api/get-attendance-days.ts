import type { AttendanceDay } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import type { AttendanceChoice } from '../model/attendance-choice.js';

const getAttendanceDays = (api: ApiClient, { start, end, teamId, athleteId }: AttendanceChoice, signal: AbortSignal) =>
  api.get<AttendanceDay[]>('/api/attendance/days', {
    query: { start, end, team_id: teamId, athlete_id: athleteId },
    signal,
  });

/** The days of a window on which anything was recorded, by date, in one call. Read anew at each visit, as the table's figures are: both shall say the same. */
export const attendanceDaysQuery = (api: ApiClient, choice: AttendanceChoice) =>
  queryOptions({
    queryKey: ['attendance', 'days', choice],
    staleTime: 0,
    queryFn: ({ signal }) => getAttendanceDays(api, choice, signal),
  });
