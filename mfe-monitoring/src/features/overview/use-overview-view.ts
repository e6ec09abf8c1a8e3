import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type OverviewView } from './model/overview-view.js';

type ChangeView = (change: Partial<OverviewView>, history?: 'push' | 'replace') => void;

/** The screen's state, kept in the address. Choosing an athlete or a team is a step for Back. */
export function useOverviewView(): { view: OverviewView; change: ChangeView } {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback<ChangeView>((part, history = 'replace') => setParams((now) => writeView(now, part), { replace: history === 'replace' }), [setParams]);
  return { view, change };
}
