import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ScheduledWorkout, Workout, WorkoutLine } from '@touchline/contracts/workouts.schema';
import { membershipOf } from '@touchline/ui/testing';

let serial = 0;

/** Records as the API answers them, for tests. */

export function buildRow(part: Partial<WorkoutLine>): WorkoutLine {
  const prescription = {
    sets: 3,
    reps: 10,
    duration: null,
    rest_between_sets_seconds: null,
    superset_with_next: false,
  };
  return {
    id: (serial += 1),
    name: 'Squat',
    type: 'exercise',
    ...prescription,
    coach_notes: null,
    is_time_based: false,
    order_in_workout: 1,
    exercise_id: null,
    ...part,
  };
}

export function buildWorkout(part: Partial<Workout>): Workout {
  return {
    id: (serial += 1),
    name: 'Legs',
    type: 'Strength',
    difficulty: 'Beginner',
    description: null,
    version: 1,
    exercises: [],
    ...part,
  };
}

export function buildScheduled(part: Partial<ScheduledWorkout>): ScheduledWorkout {
  const noAssignee = { athlete_id: null, team_id: null };
  return {
    id: (serial += 1),
    workout_uid: `uid-${serial}`,
    workout_id: 1,
    plan_name: 'Legs',
    scheduled_date: '2026-11-20',
    ...noAssignee,
    version: 1,
    exercises: [],
    ...part,
  };
}

export function buildAthlete(part: Partial<Athlete>): Athlete {
  const details = {
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
    athlete_id: 7,
    first_name: 'Ana',
    last_name: 'Test',
    sport: 'Soccer (W)',
    team_id: 1,
    team: { name: 'First' },
    ...details,
    ...part,
  };
  return { memberships: [membershipOf(athlete)], ...athlete };
}

export function buildTeam(part: Partial<TeamWithAthletes>): TeamWithAthletes {
  return {
    team_id: 1,
    id: 1,
    team_name: 'First',
    name: 'First',
    sport: 'Soccer (W)',
    athlete_count: 1,
    role: 'head_coach',
    ...part,
  };
}
