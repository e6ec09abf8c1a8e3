import { useCallback, useMemo } from 'react';
import { useAddressDialog, useSearchParams } from '@touchline/ui/router';
import { readView, WORKOUT_PARAM, writeView, type LibraryView } from './model/library-view.js';

interface LibraryViewState {
  view: LibraryView;
  change: (part: Partial<LibraryView>) => void;
  openInfo: (workoutId: number) => void;
  closeInfo: () => void;
}

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. Only opening an info is a step for Back. */
export function useLibraryView(): LibraryViewState {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback((part: Partial<LibraryView>) => setParams((now) => writeView(now, part), { replace: true }), [setParams]);
  const { open, close } = useAddressDialog(WORKOUT_PARAM);
  const openInfo = useCallback((workoutId: number) => open(String(workoutId)), [open]);
  return { view, change, openInfo, closeInfo: close };
}
