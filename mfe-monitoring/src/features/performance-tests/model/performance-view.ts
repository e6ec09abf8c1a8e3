import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';
import { putChartView, readChartView, type ChartView } from '../../../shared/chart-view/chart-view.js';

/** The state in the screen's address: the athlete, how charts are read, and each kind's page of its chart (0 = newest). */
export interface PerformanceView extends AthleteSearch, ChartView, Record<PerformanceTestKind, number> {
  /** The pages of the club's own tests by their key; the newest for those that are not in it. */
  own: Readonly<Record<string, number>>;
}

/** The newest page of every chart. */
export const NEWEST_PAGES: Readonly<Record<PerformanceTestKind, number> & Pick<PerformanceView, 'own'>> = {
  grip: 0,
  sprint: 0,
  jump: 0,
  own: {},
};

const ownKeys = (params: URLSearchParams) => [...params.keys()].filter((name) => OWN_MEASURE_KEY.test(name));

/** Reads the address. Invalid values count as absent, so that a broken link still opens the screen. */
export function readView(params: URLSearchParams): PerformanceView {
  const page = (kind: PerformanceTestKind) => parseWholeNumber(params.get(kind)) ?? NEWEST_PAGES[kind];
  return {
    ...readAthleteSearch(params),
    ...readChartView(params),
    grip: page('grip'),
    sprint: page('sprint'),
    jump: page('jump'),
    own: Object.fromEntries(
      ownKeys(params).flatMap((key) => {
        const number = parseWholeNumber(params.get(key));
        return number ? [[key, number]] : [];
      }),
    ),
  };
}

/** The address after a change. Defaults are left out; parameters of other parts stay. */
export function writeView(params: URLSearchParams, change: Partial<PerformanceView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putChartView(written, view);
  for (const kind of PERFORMANCE_TEST_KINDS) putParam(written, kind, view[kind], NEWEST_PAGES[kind]);
  for (const key of new Set([...ownKeys(params), ...Object.keys(view.own)]))
    putParam(written, key, view.own[key] ?? 0, 0);
  return written;
}
