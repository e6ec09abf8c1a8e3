import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { Equipment, MuscleGroup } from '@touchline/contracts/exercise-rules';
import { isFound } from '@touchline/contracts/search-text';

/** Which exercises a coach wants to see. null: all. */
export interface ExerciseFilters {
  search: string;
  muscleGroup: MuscleGroup | null;
  equipment: Equipment | null;
  savedOnly: boolean;
}

export const NO_FILTERS: ExerciseFilters = { search: '', muscleGroup: null, equipment: null, savedOnly: false };

type Filtered = Pick<Exercise, 'name' | 'exercise_type' | 'machines_used' | 'saved'>;

/** The exercises a coach is looking for, in their given order. The search matches within the name, whatever the case; the filters match exactly. */
export function filterExercises<T extends Filtered>(
  exercises: readonly T[],
  { search, muscleGroup, equipment, savedOnly }: ExerciseFilters,
): T[] {
  return exercises.filter(
    (exercise) =>
      (muscleGroup === null || exercise.exercise_type === muscleGroup) &&
      (equipment === null || exercise.machines_used === equipment) &&
      (!savedOnly || exercise.saved) &&
      isFound(exercise.name, search),
  );
}

/** `345 exercises`, or `12 of 345 exercises` where some are left out. */
export function countText(shown: number, all: number): string {
  const exercises = all === 1 ? 'exercise' : 'exercises';
  return shown === all ? `${all} ${exercises}` : `${shown} of ${all} ${exercises}`;
}

/** What is said where nothing passes the filters. */
export function nothingText({ savedOnly, ...others }: ExerciseFilters): string {
  const narrowed = others.search.trim() !== '' || others.muscleGroup !== null || others.equipment !== null;
  if (!savedOnly) return 'No exercises match the search and the filters.';
  return narrowed
    ? 'None of your saved exercises match the search and the filters.'
    : 'You have not saved any exercise yet. The heart on a card saves it.';
}
