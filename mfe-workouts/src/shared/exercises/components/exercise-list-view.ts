import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { ExerciseFilters } from '../model/exercise-filters.js';

/** What the list of exercises shows. The owner keeps it, in the address or in its own state. */
export interface ExerciseListView {
  filters: ExerciseFilters;
  /** From 1. */
  page: number;
  /** The exercise that is being configured beside the list. */
  configuredId: number | null;
  /** The exercise whose info is open. */
  infoId: number | null;
  /** The heading level of the cards. */
  heading: 'h2' | 'h3';
}

export interface ExerciseListHandlers {
  onFilters: (change: Partial<ExerciseFilters>) => void;
  onPage: (page: number) => void;
  onInfo: (exercise: Exercise) => void;
  onInfoClose: () => void;
  /** Undefined where the coach's role does not allow it. */
  onAdd: ((exercise: Exercise) => void) | undefined;
}
