import type { Workout as WorkoutAnswer, WorkoutRow as RowAnswer } from '@touchline/contracts/workouts.schema';
import type { RowContent } from '../../common/workouts/row-content.js';
import type { WorkoutRow } from './workout-row.entity.js';
import type { Workout } from './workout.entity.js';

export function toWorkout(workout: Workout, rows: readonly WorkoutRow[]): WorkoutAnswer {
  const { id, name, type, difficulty, description, version } = workout;
  return { id, name, type, difficulty, description, version, exercises: rows.map(toRow) };
}

/** A row of the library or of a scheduled copy. */
export function toRow(row: RowContent): RowAnswer {
  return {
    id: row.id,
    name: row.name,
    sets: row.sets,
    reps: row.reps,
    duration: row.durationSeconds,
    coach_notes: row.coachNotes,
    type: row.type,
    is_time_based: row.isTimeBased,
    order_in_workout: row.orderInWorkout,
    exercise_id: row.exerciseId,
    rest_between_sets_seconds: row.restBetweenSetsSeconds,
    superset_with_next: row.supersetWithNext,
  };
}
