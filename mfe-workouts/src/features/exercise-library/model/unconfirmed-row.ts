import type { Workout } from '@touchline/contracts/workouts.schema';
import type { ConfiguredExercise } from '../../../shared/exercises/model/configured-exercise.js';
import type { WorkoutChange } from '../../../shared/workouts/api/change-workout.js';

/** An exercise sent to a workout whose answer got lost: it may be stored or not. */
export interface UnconfirmedRow {
  row: ConfiguredExercise;
  body: WorkoutChange['body'];
}

/** Whether the row is stored: the workout holds at least as many equal rows as the sent body, which included it. */
export function isStored({ exercises }: Pick<Workout, 'exercises'>, { row, body }: UnconfirmedRow): boolean {
  return (
    exercises.filter((line) => matchesRow(line, row)).length >=
    body.exercises.filter((line) => matchesRow(line, row)).length
  );
}

/** The workout without the stored row, so that another row can replace it. */
export function withoutStoredRow<T extends Pick<Workout, 'exercises'>>(workout: T, { row }: UnconfirmedRow): T {
  const last = workout.exercises.findLastIndex((line) => matchesRow(line, row));
  return { ...workout, exercises: workout.exercises.filter((_, index) => index !== last) };
}

export function isSameRow(a: ConfiguredExercise, b: ConfiguredExercise): boolean {
  return matchesRow(a, b) && matchesRow(b, a);
}

/** Whether a stored row has all values of `row`; a value left out is stored as null. */
function matchesRow(stored: object, row: ConfiguredExercise): boolean {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(row).every(([key, value]) => (values.get(key) ?? null) === (value ?? null));
}
