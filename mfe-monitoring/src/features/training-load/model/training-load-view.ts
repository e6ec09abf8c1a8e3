import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';
import { putChartView, readChartView, type ChartView } from '../../../shared/chart-view/chart-view.js';

export const LOAD_CHARTS = ['srpe', 'workload', 'monotony', 'strain'] as const;
export type LoadChart = (typeof LOAD_CHARTS)[number];

/** The chart shown when the address names none. */
const DEFAULT_CHART: LoadChart = 'srpe';
const NO_CHART = 'none';

/** The state in the screen's address. `page` 0 is the newest; `shown` is in the order of `LOAD_CHARTS`. */
export interface TrainingLoadView extends AthleteSearch, ChartView {
  page: number;
  shown: LoadChart[];
}

/** Reads the address. Invalid values count as absent, so that a broken link still opens the screen. */
export function readView(params: URLSearchParams): TrainingLoadView {
  const named = params.get('charts') ?? '';
  const shown = LOAD_CHARTS.filter((chart) => named.split(',').includes(chart));
  return {
    ...readAthleteSearch(params),
    ...readChartView(params),
    page: parseWholeNumber(params.get('page')) ?? 0,
    shown: shown.length > 0 || named === NO_CHART ? shown : [DEFAULT_CHART],
  };
}

/** The address after a change. Defaults are left out; parameters of other parts stay. */
export function writeView(params: URLSearchParams, change: Partial<TrainingLoadView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putChartView(written, view);
  putParam(written, 'page', view.page, 0);
  putParam(written, 'charts', view.shown.join(',') || NO_CHART, DEFAULT_CHART);
  return written;
}

/**
 * The change of view after a choice in the picker: another team or search clears the athlete, and paging starts at the
 * newest week.
 */
export function choiceChange(choice: Partial<AthleteSearch>): Partial<TrainingLoadView> {
  return { athleteId: null, ...choice, page: 0 };
}
