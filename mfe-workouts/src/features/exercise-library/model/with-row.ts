import type { Workout } from '@touchline/contracts/workouts.schema';
import type { ConfiguredExercise } from '../../../shared/exercises/model/configured-exercise.js';
import type { WorkoutChange } from '../../../shared/workouts/api/change-workout.js';

/** What stores the workout as it was seen, with one exercise more at its end. */
export function withRow({ name, exercises, version }: Workout, row: ConfiguredExercise): WorkoutChange['body'] {
  const rows = exercises.map(({ id: _id, order_in_workout: _place, ...kept }) => kept);
  return { name, exercises: [...rows, row].map((one, at) => ({ ...one, order_in_workout: at + 1 })), version };
}
