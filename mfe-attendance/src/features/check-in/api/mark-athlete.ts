import { isAttended } from '@touchline/contracts/attendance-status';
import type { AttendanceRecord, MarkBody } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import type { NewMark } from '../queue/waiting-mark.js';

/**
 * Marks an athlete, replacing the mark the coach saw. Rejects with 409 `attendance_changed` if a different mark is
 * stored meanwhile. Safe to send again.
 */
export function markAthlete(
  api: ApiClient,
  { eventId, teamId, date, athleteId, status, seen }: NewMark,
): Promise<AttendanceRecord> {
  const body: MarkBody = {
    event_id: eventId,
    team_id: teamId,
    date,
    athlete_id: athleteId,
    attended: isAttended(status),
    status,
    if_status: seen,
  };
  return api.call('POST /api/attendance', { body });
}
