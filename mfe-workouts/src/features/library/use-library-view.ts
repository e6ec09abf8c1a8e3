import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type LibraryView } from './model/library-view.js';

/** Marks a step of the history that opened an info dialog from this very screen: closing it is one step back. */
const OPENED_HERE = 'workout-info';

interface LibraryViewState {
  view: LibraryView;
  change: (part: Partial<LibraryView>) => void;
  openInfo: (workoutId: number) => void;
  closeInfo: () => void;
}

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. Only opening an info is a step for Back. */
export function useLibraryView(): LibraryViewState {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback((part: Partial<LibraryView>) => setParams((now) => writeView(now, part), { replace: true }), [setParams]);
  const openInfo = useCallback((workoutId: number) => setParams((now) => writeView(now, { workoutId }), { state: OPENED_HERE }), [setParams]);

  // The step back takes a moment, in which a second Escape must not leave the screen.
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [key]);
  const closeInfo = () => {
    if (leaving.current) return;
    leaving.current = true;
    if (state === OPENED_HERE) void navigate(-1);
    else change({ workoutId: null });
  };
  return { view, change, openInfo, closeInfo };
}
