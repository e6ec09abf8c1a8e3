import { WORKOUT_NAME_MAX, WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { exerciseTexts } from '../../../shared/texts/exercise-texts.js';

/** The workout an exercise is added to: a library workout, or a new one of this name. null while nothing is chosen. */
export type WorkoutTarget = { workoutId: number } | { newName: string } | null;

/** The problem of the choice, as a sentence; null when an exercise can be added. */
export function targetProblem(target: WorkoutTarget, workouts: readonly Workout[]): string | null {
  if (target === null) return exerciseTexts.chooseWorkout;
  if ('newName' in target) {
    const name = target.newName.trim();
    if (name === '') return exerciseTexts.nameWorkout;
    return name.length > WORKOUT_NAME_MAX ? exerciseTexts.nameTooLong : null;
  }
  const workout = workouts.find(({ id }) => id === target.workoutId);
  if (!workout) return `${exerciseTexts.workoutGone} ${exerciseTexts.chooseAnother}`;
  return workout.exercises.length >= WORKOUT_LINES_MAX ? exerciseTexts.workoutFull : null;
}
