import type { ScheduledWorkout as ScheduledAnswer } from '@touchline/contracts/workouts.schema';
import { toRow } from '../workout-library/index.js';
import type { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
import type { Scheduled } from './workout-calendar.repository.js';

export function toScheduledWorkout(
  { workout, title, date, teamId, athleteId }: Scheduled,
  rows: readonly ScheduledWorkoutRow[],
): ScheduledAnswer {
  return {
    id: workout.id,
    workout_uid: workout.workoutUid,
    workout_id: workout.workoutId,
    plan_name: title,
    scheduled_date: date,
    athlete_id: athleteId,
    team_id: teamId,
    version: workout.version,
    exercises: rows.map((row) => ({ ...toRow(row), duration_seconds: row.durationSeconds })),
  };
}
