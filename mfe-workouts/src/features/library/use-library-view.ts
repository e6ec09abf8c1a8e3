import { useCallback } from 'react';
import { useAddressDialog, useAddressView, type ChangeView } from '@touchline/ui/router';
import { readView, WORKOUT_PARAM, writeView, type LibraryView } from './model/library-view.js';

interface LibraryViewState {
  view: LibraryView;
  change: ChangeView<LibraryView>;
  openInfo: (workoutId: number) => void;
  closeInfo: () => void;
}

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. Only opening an info is a step for Back. */
export function useLibraryView(): LibraryViewState {
  const { view, change } = useAddressView(readView, writeView);
  const { open, close } = useAddressDialog(WORKOUT_PARAM);
  const openInfo = useCallback((workoutId: number) => open(String(workoutId)), [open]);
  return { view, change, openInfo, closeInfo: close };
}
