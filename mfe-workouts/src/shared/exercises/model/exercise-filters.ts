import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { Equipment, MuscleGroup } from '@touchline/contracts/exercise-rules';
import { matchesSearch } from '@touchline/contracts/search-text';
import { exerciseTexts } from '../../texts/exercise-texts.js';

/** null means all. */
export interface ExerciseFilters {
  search: string;
  muscleGroup: MuscleGroup | null;
  equipment: Equipment | null;
  savedOnly: boolean;
}

export const NO_FILTERS: ExerciseFilters = { search: '', muscleGroup: null, equipment: null, savedOnly: false };

type Filtered = Pick<Exercise, 'name' | 'exercise_type' | 'machines_used' | 'saved'>;

/**
 * The exercises that pass, in their given order. The search matches within the name, ignoring case; the filters match
 * exactly.
 */
export function filterExercises<T extends Filtered>(
  exercises: readonly T[],
  { search, muscleGroup, equipment, savedOnly }: ExerciseFilters,
): T[] {
  return exercises.filter(
    (exercise) =>
      (muscleGroup === null || exercise.exercise_type === muscleGroup) &&
      (equipment === null || exercise.machines_used === equipment) &&
      (!savedOnly || exercise.saved) &&
      matchesSearch(exercise.name, search),
  );
}

/** `345 exercises`, or `12 of 345 exercises` when some are left out. */
export const countText = exerciseTexts.count;

/** The sentence when no exercise passes. */
export function noMatchText({ savedOnly, ...others }: ExerciseFilters): string {
  const narrowed = others.search.trim() !== '' || others.muscleGroup !== null || others.equipment !== null;
  if (!savedOnly) return exerciseTexts.noMatch;
  return narrowed ? exerciseTexts.noSavedMatch : exerciseTexts.noneSaved;
}
