import { matchesSearch } from '@touchline/contracts/search-text';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import type { LibraryView } from './library-view.js';

type Searched = Pick<Workout, 'name' | 'type' | 'difficulty'>;

/** The workouts that pass, in their given order. The search matches within the name; the filters match exactly. */
export function filterWorkouts<T extends Searched>(
  workouts: readonly T[],
  { search, type, difficulty }: Pick<LibraryView, 'search' | 'type' | 'difficulty'>,
): T[] {
  return workouts.filter(
    (workout) =>
      (type === null || workout.type === type) &&
      (difficulty === null || workout.difficulty === difficulty) &&
      matchesSearch(workout.name, search),
  );
}

/** `17 workouts`, or `3 of 17 workouts` when some are left out. */
export const countText = libraryTexts.count;
