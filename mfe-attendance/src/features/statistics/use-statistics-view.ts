import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@touchline/ui/router';
import { readView, writeView, type StatisticsView } from './model/statistics-view.js';

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. */
export function useStatisticsView(): { view: StatisticsView; change: (change: Partial<StatisticsView>) => void } {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback((part: Partial<StatisticsView>) => setParams((now) => writeView(now, part), { replace: true }), [setParams]);
  return { view, change };
}
