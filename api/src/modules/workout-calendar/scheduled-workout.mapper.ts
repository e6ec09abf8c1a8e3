import type { ScheduledDate, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { toWorkoutLine } from '../workout-library/index.js';
import type { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
import type { ListedWorkout } from './workout-calendar.repository.js';

export function toScheduledDate({ workout, title, date, teamId, athleteId }: ListedWorkout): ScheduledDate {
  return {
    id: workout.id,
    workout_uid: workout.workoutUid,
    workout_id: workout.workoutId,
    plan_name: title,
    scheduled_date: date,
    athlete_id: athleteId,
    team_id: teamId,
    version: workout.version,
  };
}

export function toScheduledWorkout(
  listed: ListedWorkout,
  lines: readonly ScheduledWorkoutLineEntity[],
): ScheduledWorkout {
  return {
    ...toScheduledDate(listed),
    exercises: lines.map((line) => ({ ...toWorkoutLine(line), duration_seconds: line.durationSeconds })),
  };
}
