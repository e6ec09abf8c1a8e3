import { dayStatus } from '@touchline/contracts/attendance-day';
import { ATTENDANCE_STATUSES } from '@touchline/contracts/attendance-status';
import type { AttendanceDay, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';

/** Builders of what the API answers. A test passes the values it is about. */

export function buildSummary(partial: Partial<AttendanceSummary> & { athlete_id: number }): AttendanceSummary {
  return {
    present: 9,
    late: 0,
    absent: 1,
    excused: 0,
    records: 10,
    attended: (partial.present ?? 9) + (partial.late ?? 0),
    rate: 90,
    last7: ['present', null, 'absent', null, null, null, null],
    ...partial,
  };
}

export function buildTeam(id: number, sport: string, name: string): TeamWithAthletes {
  return { team_id: id, id, team_name: name, name, sport, athlete_count: 1, role: 'head_coach' };
}

/** A day of all athletes; by default ten of ten are present. */
export function buildDay(partial: Partial<AttendanceDay> & { date: string }): AttendanceDay {
  const counts = { present: 10, late: 0, absent: 0, excused: 0, ...partial };
  const status = dayStatus(ATTENDANCE_STATUSES.filter((each) => counts[each] > 0)) ?? 'present';
  return { records: 10, rate: 100, attended: counts.present + counts.late, status, ...counts };
}
