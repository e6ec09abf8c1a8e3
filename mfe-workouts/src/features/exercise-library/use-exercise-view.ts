import { useCallback } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { useAddressDialog, useAddressView, type ChangeView } from '@touchline/ui/router';
import { EXERCISE_PARAM, openText, readView, writeView, type ExerciseView } from './model/exercise-view.js';

interface ExerciseViewState {
  view: ExerciseView;
  change: ChangeView<ExerciseView>;
  openInfo: (exercise: Exercise) => void;
  /** Opens the drawer for an exercise; it replaces an open info, so that Back does not return to it. */
  openAdd: (exercise: Exercise) => void;
  close: () => void;
}

/** The state of the screen, kept in the address. Only opening an exercise is a step for Back. */
export function useExerciseView(): ExerciseViewState {
  const { view, change } = useAddressView(readView, writeView);
  const { open, close } = useAddressDialog(EXERCISE_PARAM);
  const isOpen = view.open !== null;
  const openInfo = useCallback(
    ({ exercise_id: exerciseId }: Exercise) => open(openText({ exerciseId, adding: false })),
    [open],
  );
  const openAdd = useCallback(
    ({ exercise_id: exerciseId }: Exercise) => {
      const adding = { exerciseId, adding: true };
      if (isOpen) change({ open: adding });
      else open(openText(adding));
    },
    [isOpen, change, open],
  );
  return { view, change, openInfo, openAdd, close };
}
