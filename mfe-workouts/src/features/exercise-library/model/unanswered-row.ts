import type { Workout } from '@touchline/contracts/workouts.schema';
import type { ConfiguredExercise } from '../../../shared/exercises/model/configured-exercise.js';
import type { WorkoutChange } from '../../../shared/workouts/api/change-workout.js';

/** An exercise that was sent for a workout without an answer: it may stand there, or not. */
export interface UnansweredRow {
  row: ConfiguredExercise;
  body: WorkoutChange['body'];
}

/** Whether it has arrived: the workout holds as many such rows as what was sent, of which one was the new one. */
export function hasArrived({ exercises }: Pick<Workout, 'exercises'>, { row, body }: UnansweredRow): boolean {
  return exercises.filter((one) => says(one, row)).length >= body.exercises.filter((one) => says(one, row)).length;
}

/** The workout without the row that has arrived, for another one in its place. */
export function withoutArrived<T extends Pick<Workout, 'exercises'>>(workout: T, { row }: UnansweredRow): T {
  const last = workout.exercises.findLastIndex((one) => says(one, row));
  return { ...workout, exercises: workout.exercises.filter((_, at) => at !== last) };
}

export function isSameRow(one: ConfiguredExercise, other: ConfiguredExercise): boolean {
  return says(one, other) && says(other, one);
}

/** Whether a stored row says all that `row` does; what is left out is stored as null. */
function says(stored: object, row: ConfiguredExercise): boolean {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(row).every(([key, value]) => (values.get(key) ?? null) === (value ?? null));
}
