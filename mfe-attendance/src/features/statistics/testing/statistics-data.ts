import { dayStatus } from '@touchline/contracts/attendance-day';
import { ATTENDANCE_STATUSES } from '@touchline/contracts/attendance-status';
import type { AttendanceDay, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';

/** Builders of what the API answers. A test passes the values it is about. */

export function buildSummary(partial: Partial<AttendanceSummary> & { athlete_id: number }): AttendanceSummary {
  return {
    present: 9,
    absent: 1,
    excused: 0,
    records: 10,
    attended: partial.present ?? 9,
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
  const { present = 10, absent = 0, excused = 0 } = partial;
  const status = dayStatus(ATTENDANCE_STATUSES.filter((each) => ({ present, absent, excused })[each] > 0)) ?? 'present';
  return { present, absent, excused, records: 10, rate: 100, attended: present, status, ...partial };
}
