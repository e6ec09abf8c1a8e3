import { useState } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useQueryClient } from '@touchline/ui/query';
import { exerciseTexts } from '../texts/exercise-texts.js';
import { exercisesQuery } from './api/get-exercises.js';
import { saveExercise } from './api/save-exercise.js';
import { createSavedFlagQueue } from './model/saved-flag-queue.js';

/**
 * Returns a function that toggles the saved flag of an exercise and returns its new value. The heart changes at once; if
 * the flag cannot be stored it changes back, and a notice says so. The old value comes from the cached list, not from the
 * card: a busy phone can deliver two taps before the card renders again.
 */
export function useToggleSaved(): (exerciseId: number) => boolean {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [toggle] = useState(() => {
    const { queryKey } = exercisesQuery(api);
    const nameOf = (id: number) =>
      queryClient.getQueryData(queryKey)?.find(({ exercise_id }) => exercise_id === id)?.name ?? exerciseTexts.unnamed;
    const { setSaved } = createSavedFlagQueue({
      send: (id, saved) => saveExercise(api, id, saved),
      show: (id, saved) => {
        // A list that is still loading was requested before this tap.
        void queryClient.cancelQueries({ queryKey }, { revert: false });
        queryClient.setQueryData(queryKey, (all) =>
          all?.map((exercise): Exercise =>
            exercise.exercise_id === id && exercise.saved !== saved ? { ...exercise, saved } : exercise,
          ),
        );
      },
      failed: (id, saved, error) => {
        notify({
          severity: 'error',
          text: failureText(
            error,
            saved ? exerciseTexts.saveFailed(nameOf(id)) : exerciseTexts.unsaveFailed(nameOf(id)),
          ),
        });
        // The flag may be stored although its answer got lost.
        void queryClient.invalidateQueries({ queryKey });
      },
    });
    return (exerciseId: number) => {
      const saved = !queryClient.getQueryData(queryKey)?.find(({ exercise_id: id }) => id === exerciseId)?.saved;
      setSaved(exerciseId, saved);
      return saved;
    };
  });
  return toggle;
}
