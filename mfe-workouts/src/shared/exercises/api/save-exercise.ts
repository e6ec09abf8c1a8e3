import type { SavedExercise } from '@touchline/contracts/exercise-library.schema';
import type { ApiClient } from '@touchline/ui/host';

/** Adds an exercise to the coach's saved ones, or removes it. Idempotent. */
export const saveExercise = (api: ApiClient, exerciseId: number, saved: boolean): Promise<SavedExercise> =>
  api.call('PUT /api/exercise-library/{id}/saved', {
    params: { id: exerciseId },
    body: { saved },
  });
