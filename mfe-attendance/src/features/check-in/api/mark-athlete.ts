import type { AttendanceRecord, MarkBody } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import type { NewMark } from '../queue/waiting-mark.js';

/** Marks an athlete over the mark that was seen. 409 `attendance_changed` where another one is stored by then; sent again, it is taken again. */
export function markAthlete(
  api: ApiClient,
  { eventId, teamId, date, athleteId, status, seen }: NewMark,
): Promise<AttendanceRecord> {
  const body: MarkBody = {
    event_id: eventId,
    team_id: teamId,
    date,
    athlete_id: athleteId,
    attended: status === 'present',
    status,
    if_status: seen,
  };
  return api.send<AttendanceRecord>('POST', '/api/attendance', body);
}
