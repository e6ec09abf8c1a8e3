import type { SavedExercise } from '@touchline/contracts/exercise-library.schema';
import type { ApiClient } from '@touchline/ui/host';

/** Puts an exercise among the coach's saved ones, or takes it out; sent again it changes nothing. */
export const saveExercise = (api: ApiClient, exerciseId: number, saved: boolean) =>
  api.send<SavedExercise>('PUT', `/api/exercise-library/${exerciseId}/saved`, { saved } satisfies SavedExercise);
