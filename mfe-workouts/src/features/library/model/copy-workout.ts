import { WORKOUT_NAME_MAX } from '@touchline/contracts/workout-rules';
import type { CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';

/** A copy of a workout under a name of its own, as long as names may be. */
export function copyOf({ name, type, difficulty, description, exercises }: Workout): CreateWorkoutBody {
  return {
    name: copyName(name),
    type,
    difficulty,
    description,
    exercises: exercises.map(({ id: _id, ...row }) => row),
    workout_date: null,
  };
}

/** `Legs (copy)`; what is too long is cut before that, never within a letter. */
export function copyName(name: string): string {
  const end = ' (copy)';
  const letters = [...name];
  while (letters.join('').trimEnd().length + end.length > WORKOUT_NAME_MAX) letters.pop();
  return letters.join('').trimEnd() + end;
}
