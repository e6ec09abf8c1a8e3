import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { WorkoutLine } from '@touchline/contracts/workouts.schema';

/**
 * The library exercise of a workout line: by its id, else by its name, ignoring case. Undefined when it is not in the
 * library.
 */
export function findExercise(
  { exercise_id: id, name }: Pick<WorkoutLine, 'exercise_id' | 'name'>,
  exercises: readonly Exercise[],
): Exercise | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    exercises.find((exercise) => exercise.exercise_id === id) ??
    exercises.find((exercise) => exercise.name.toLowerCase() === wanted)
  );
}
