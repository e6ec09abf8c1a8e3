import type { AttendanceRecord, AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { WaitingMark } from '../queue/waiting-mark.js';

/** What check-in reads, with sensible values; each takes what matters to the test. The team is 10, the event 7. */

export function buildAthlete(partial: Partial<Athlete> & { athlete_id: number }): Athlete {
  const nothing = { email: null, position: null, jersey_number: null, date_of_birth: null, weight_kg: null, height_cm: null, injury_body_part: null, injury_severity: null, archived_at: null, version: 1 };
  return { first_name: 'Ana', last_name: `Test ${partial.athlete_id}`, sport: 'Soccer (W)', team_id: 10, team: { name: 'First' }, ...nothing, ...partial };
}

export function buildEvent(partial: Partial<CalendarEvent> = {}): CalendarEvent {
  const id = partial.event_id ?? 7;
  return {
    event_id: id, calendar_id: id, team_id: 10, athlete_id: null, date: '2026-11-20', event_title: 'Practice', event_type: 'practice', event_time: '18:00', duration_min: 60,
    notes: null, attendance_taken: true, status: 'scheduled', workout_uid: null, series_id: null, version: 1, ...partial,
  };
}

export function buildRecord(athleteId: number, status: AttendanceStatus): AttendanceRecord {
  return { date: '2026-11-20', event_id: 7, team_id: 10, athlete_id: athleteId, attended: status === 'present', status };
}

let last = 0;
export function buildWaiting(athleteId: number, status: AttendanceStatus, partial: Partial<WaitingMark> = {}): WaitingMark {
  last += 1;
  return { id: last, coachId: 1, eventId: 7, teamId: 10, date: '2026-11-20', athleteId, status, seen: null, problem: null, ...partial };
}
