import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { membershipOf } from '@touchline/ui/testing';

/** Builds an upcoming practice of team 1, for tests. */
export function buildEvent(partial: Partial<CalendarEvent> = {}): CalendarEvent {
  const event_id = partial.event_id ?? 17;
  return {
    event_id,
    calendar_id: event_id,
    team_id: partial.athlete_id == null ? 1 : null,
    athlete_id: null,
    date: '2026-11-29',
    event_title: 'Team Practice',
    event_type: 'practice',
    event_time: '18:00',
    duration_min: 90,
    planned_rpe: null,
    notes: null,
    attendance_taken: false,
    status: 'scheduled',
    workout_uid: null,
    series_id: null,
    version: 1,
    ...partial,
  };
}

export function buildCalendarTeam(partial: Partial<TeamWithAthletes> = {}): TeamWithAthletes {
  const { team_id, name } = { team_id: 1, name: 'Soccer (W)', ...partial };
  return {
    team_id,
    id: team_id,
    name,
    team_name: name,
    sport: 'Soccer (W)',
    athlete_count: 2,
    role: 'head_coach',
    ...partial,
  };
}

export function buildCalendarAthlete(partial: Partial<Athlete> = {}): Athlete {
  const athlete = {
    athlete_id: 7,
    first_name: 'Ana',
    last_name: 'Núñez',
    email: null,
    sport: 'Soccer (W)',
    position: 'Winger',
    jersey_number: null,
    date_of_birth: null,
    weight_kg: null,
    height_cm: null,
    team_id: 1,
    team: { name: 'Soccer (W)' },
    injury_body_part: null,
    injury_severity: null,
    injury_date: null,
    availability: AVAILABLE,
    joined_on: null,
    archived_at: null,
    version: 1,
    ...partial,
  };
  return { memberships: [membershipOf(athlete)], ...athlete };
}
