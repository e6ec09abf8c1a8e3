import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { AttendanceRecord, Closing } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { membershipOf } from '@touchline/ui/testing';

/** Builders of what the API answers. A test passes the values it is about. The team is 10, the event 100. */

export function buildAthlete(partial: Partial<Athlete> & { athlete_id: number }): Athlete {
  const nothing = {
    email: null,
    position: null,
    jersey_number: null,
    date_of_birth: null,
    weight_kg: null,
    height_cm: null,
    injury_body_part: null,
    injury_severity: null,
    injury_date: null,
    availability: AVAILABLE,
    joined_on: null,
    archived_at: null,
    version: 1,
  };
  const athlete = {
    first_name: 'Ana',
    last_name: `Test ${partial.athlete_id}`,
    sport: 'Soccer (W)',
    team_id: 10,
    team: { name: 'First' },
    ...nothing,
    ...partial,
  };
  return { memberships: [membershipOf(athlete)], ...athlete };
}

/** `attended` follows the status. */
export function buildRecord(partial: Partial<AttendanceRecord> & { athlete_id: number }): AttendanceRecord {
  const status = partial.status ?? 'present';
  return { date: '2026-11-16', event_id: 100, team_id: 10, attended: status === 'present', status, ...partial };
}

/** A closed event at which one athlete was present. */
export function buildClosing(partial: Partial<Closing> = {}): Closing {
  const counts = { present: 1, late: 0, absent: 0, excused: 0 };
  return { event_id: 100, close_id: 'c1', closed_at: '2026-11-16T10:00:00Z', ...counts, ...partial };
}

/** A practice at which attendance is taken. */
export function buildEvent(partial: Partial<CalendarEvent> = {}): CalendarEvent {
  const id = partial.event_id ?? 100;
  const plan = {
    date: '2026-11-16',
    event_title: 'Team Practice',
    event_type: 'practice' as const,
    event_time: '18:00',
    duration_min: 90,
    planned_rpe: null,
    notes: null,
  };
  return {
    event_id: id,
    calendar_id: id,
    team_id: 10,
    athlete_id: null,
    ...plan,
    attendance_taken: true,
    status: 'completed',
    workout_uid: null,
    series_id: null,
    version: 1,
    ...partial,
  };
}
