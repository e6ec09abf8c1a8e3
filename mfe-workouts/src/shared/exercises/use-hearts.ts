import { useState } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useQueryClient } from '@touchline/ui/query';
import { exercisesQuery } from './api/get-exercises.js';
import { saveExercise } from './api/save-exercise.js';
import { createHeartSender } from './model/heart-sender.js';

/**
 * Answers what a tap on a heart does: it turns it, and answers what it is now. It is drawn at once; where it cannot be stored it goes back, and a notice
 * says so. What it was is asked of the list, not of the card: a busy phone hands over two taps before the card is drawn again.
 */
export function useHearts(): (exerciseId: number) => boolean {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [turn] = useState(() => {
    const { queryKey } = exercisesQuery(api);
    const nameOf = (id: number) =>
      queryClient.getQueryData(queryKey)?.find(({ exercise_id }) => exercise_id === id)?.name ?? 'the exercise';
    const { wish } = createHeartSender({
      send: (id, saved) => saveExercise(api, id, saved),
      show: (id, saved) => {
        // What is on its way was asked for before this tap.
        void queryClient.cancelQueries({ queryKey }, { revert: false });
        queryClient.setQueryData(queryKey, (all) =>
          all?.map((one): Exercise => (one.exercise_id === id && one.saved !== saved ? { ...one, saved } : one)),
        );
      },
      failed: (id, saved, error) => {
        notify({
          severity: 'error',
          text: failureText(
            error,
            saved ? `Failed to save ${nameOf(id)}` : `Failed to remove ${nameOf(id)} from the saved exercises`,
          ),
        });
        // An answer that got lost may have been a heart.
        void queryClient.invalidateQueries({ queryKey });
      },
    });
    return (exerciseId: number) => {
      const saved = !queryClient.getQueryData(queryKey)?.find(({ exercise_id: id }) => id === exerciseId)?.saved;
      wish(exerciseId, saved);
      return saved;
    };
  });
  return turn;
}
