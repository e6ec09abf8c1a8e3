import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type WellnessView } from './model/wellness-view.js';

type ChangeView = (change: Partial<WellnessView>, history?: 'push' | 'replace') => void;

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. Only choosing an athlete is a step for Back. */
export function useWellnessView(): { view: WellnessView; change: ChangeView } {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback<ChangeView>(
    (part, history = 'replace') => setParams((now) => writeView(now, part), { replace: history === 'replace' }),
    [setParams],
  );
  return { view, change };
}
