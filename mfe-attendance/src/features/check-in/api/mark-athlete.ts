import { isAttended, isKnownStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceRecord, MarkBody, Unmarked } from '@touchline/contracts/attendance.schema';
import { sentBack } from '@touchline/contracts/words';
import type { ApiClient } from '@touchline/ui/host';
import type { NewMark } from '../queue/waiting-mark.js';

/** What the server answers to a mark: the stored one, or that there is none. */
export type StoredMark = AttendanceRecord | Unmarked;

/**
 * Marks an athlete, replacing the mark the coach saw, or takes that mark back. Rejects with 409 `attendance_changed` if a
 * different mark is stored meanwhile. Safe to send again.
 */
export function markAthlete(
  api: ApiClient,
  { eventId, teamId, date, athleteId, status, seen }: NewMark,
): Promise<StoredMark> {
  const target = { event_id: eventId, team_id: teamId, date, athlete_id: athleteId };
  if (status === null)
    return api.call('POST /api/attendance/unmark', { body: { ...target, ...(seen && { if_status: sentBack(seen) }) } });
  const body: MarkBody = {
    ...target,
    // An undone mark may be one of a newer server, which then knows itself whether it counts.
    ...(isKnownStatus(status) && { attended: isAttended(status) }),
    status: sentBack(status),
    if_status: seen && sentBack(seen),
  };
  return api.call('POST /api/attendance', { body });
}
