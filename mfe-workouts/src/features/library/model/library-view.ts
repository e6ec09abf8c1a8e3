import {
  WORKOUT_DIFFICULTIES,
  WORKOUT_TYPES,
  type WorkoutDifficulty,
  type WorkoutType,
} from '@touchline/contracts/workout-rules';
import { putParam } from '@touchline/ui/router';

/** Search and filters in the address; null means all. */
export interface LibraryView {
  search: string;
  type: WorkoutType | null;
  difficulty: WorkoutDifficulty | null;
}

export const NO_FILTERS: LibraryView = { search: '', type: null, difficulty: null };

/** Reads the address. Invalid values count as absent, so that a damaged link still opens the screen. */
export function readView(params: URLSearchParams): LibraryView {
  return {
    search: params.get('q') ?? '',
    type: WORKOUT_TYPES.find((type) => type === params.get('type')) ?? null,
    difficulty: WORKOUT_DIFFICULTIES.find((difficulty) => difficulty === params.get('difficulty')) ?? null,
  };
}

/** The address after a change. Defaults are left out; parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<LibraryView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'q', view.search, '');
  putParam(written, 'type', view.type, null);
  putParam(written, 'difficulty', view.difficulty, null);
  return written;
}
