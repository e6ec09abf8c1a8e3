import type { Workout } from '@touchline/contracts/workouts.schema';
import type { LibraryView } from './library-view.js';

type Searched = Pick<Workout, 'name' | 'type' | 'difficulty'>;

/** The workouts a coach is looking for, in their given order. The search matches within the name, whatever the case; the filters match exactly. */
export function filterWorkouts<T extends Searched>(workouts: readonly T[], { search, type, difficulty }: Pick<LibraryView, 'search' | 'type' | 'difficulty'>): T[] {
  const wanted = fold(search);
  return workouts.filter(
    (workout) => (type === null || workout.type === type) && (difficulty === null || workout.difficulty === difficulty) && fold(workout.name).includes(wanted),
  );
}

/** The same letter can be written composed or decomposed, and spaces may be doubled: both must match. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** `17 workouts`, or `3 of 17 workouts` where some are left out. */
export function countText(shown: number, all: number): string {
  const workouts = all === 1 ? 'workout' : 'workouts';
  return shown === all ? `${all} ${workouts}` : `${shown} of ${all} ${workouts}`;
}
