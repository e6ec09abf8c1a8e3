import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { WorkoutRow } from '@touchline/contracts/workouts.schema';

/** The exercise of the library that a row is: the one it was made from, else the one of its name; undefined for one that is not in the library. */
export function exerciseOfRow(
  { exercise_id: id, name }: Pick<WorkoutRow, 'exercise_id' | 'name'>,
  exercises: readonly Exercise[],
): Exercise | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    exercises.find((exercise) => exercise.exercise_id === id) ??
    exercises.find((exercise) => exercise.name.toLowerCase() === wanted)
  );
}
