import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';
import { putChartView, readChartView, type ChartView } from '../../../shared/chart-view/chart-view.js';
import { putOwnPages, readOwnPages, type OwnPages } from '../../../shared/own-measures/own-pages.js';

/** The state in the screen's address: the athlete, how charts are read, and each kind's page of its chart (0 = newest). */
export interface PerformanceView extends AthleteSearch, ChartView, Record<PerformanceTestKind, number> {
  own: OwnPages;
}

/** The newest page of every chart. */
export const NEWEST_PAGES: Readonly<Record<PerformanceTestKind, number> & Pick<PerformanceView, 'own'>> = {
  grip: 0,
  sprint: 0,
  jump: 0,
  own: {},
};

/** Reads the address. Invalid values count as absent, so that a broken link still opens the screen. */
export function readView(params: URLSearchParams): PerformanceView {
  const page = (kind: PerformanceTestKind) => parseWholeNumber(params.get(kind)) ?? NEWEST_PAGES[kind];
  return {
    ...readAthleteSearch(params),
    ...readChartView(params),
    grip: page('grip'),
    sprint: page('sprint'),
    jump: page('jump'),
    own: readOwnPages(params),
  };
}

/** The address after a change. Defaults are left out; parameters of other parts stay. */
export function writeView(params: URLSearchParams, change: Partial<PerformanceView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putChartView(written, view);
  for (const kind of PERFORMANCE_TEST_KINDS) putParam(written, kind, view[kind], NEWEST_PAGES[kind]);
  putOwnPages(written, view.own);
  return written;
}
