import { WORKOUT_NAME_MAX, WORKOUT_ROWS_MAX } from '@touchline/contracts/workout-rules';
import type { Workout } from '@touchline/contracts/workouts.schema';

/** Where an exercise goes: into a workout of the library, or into a new one of this name. null: nothing is chosen yet. */
export type WorkoutTarget = { workoutId: number } | { newName: string } | null;

/** What is wrong with the choice, in a sentence; null where it can be added to. */
export function targetProblem(target: WorkoutTarget, workouts: readonly Workout[]): string | null {
  if (target === null) return 'Please choose a workout';
  if ('newName' in target) {
    const name = target.newName.trim();
    if (name === '') return 'Please name the workout';
    return name.length > WORKOUT_NAME_MAX ? `Must have at most ${WORKOUT_NAME_MAX} characters.` : null;
  }
  const workout = workouts.find(({ id }) => id === target.workoutId);
  if (!workout) return 'This workout is no longer in the library. Please choose another one.';
  return workout.exercises.length >= WORKOUT_ROWS_MAX ? `This workout is full: it has ${WORKOUT_ROWS_MAX} rows.` : null;
}
