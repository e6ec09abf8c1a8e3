import { WORKOUT_NAME_MAX } from '@touchline/contracts/workout-rules';
import type { CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import { sentBack } from '@touchline/contracts/words';

export function copyWorkout({ name, type, difficulty, description, exercises }: Workout): CreateWorkoutBody {
  return {
    name: copyName(name),
    type: type && sentBack(type),
    difficulty: difficulty && sentBack(difficulty),
    description,
    exercises: exercises.map(({ id: _id, ...row }) => row),
    workout_date: null,
  };
}

/** `Legs (copy)`. A long name is cut before the suffix to the allowed length, between whole characters. */
export function copyName(name: string): string {
  const suffix = ' (copy)';
  const characters = [...name];
  while (characters.join('').trimEnd().length + suffix.length > WORKOUT_NAME_MAX) characters.pop();
  return characters.join('').trimEnd() + suffix;
}
