import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';

/** What the three calls of the screen answer, with sensible values; each takes what matters to the test. */

export function buildAthlete(partial: Partial<Athlete> & { athlete_id: number }): Athlete {
  const nothing = { email: null, position: null, jersey_number: null, date_of_birth: null, weight_kg: null, height_cm: null, injury_body_part: null, injury_severity: null, archived_at: null, version: 1 };
  return { first_name: 'Ana', last_name: `Test ${partial.athlete_id}`, sport: 'Soccer (W)', team_id: 10, team: { name: 'First' }, ...nothing, ...partial };
}

export function buildSummary(partial: Partial<AttendanceSummary> & { athlete_id: number }): AttendanceSummary {
  return { present: 9, absent: 1, excused: 0, records: 10, rate: 90, last7: ['present', null, 'absent', null, null, null, null], ...partial };
}

export function buildTeam(id: number, sport: string, name: string): TeamWithAthletes {
  return { team_id: id, id, team_name: name, name, sport, athlete_count: 1 };
}
