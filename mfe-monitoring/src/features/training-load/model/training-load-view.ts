import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';

export const LOAD_CHARTS = ['srpe', 'workload', 'monotony', 'strain'] as const;
export type LoadChart = (typeof LOAD_CHARTS)[number];

/** Shown where the address says nothing. */
const FIRST_CHART: LoadChart = 'srpe';
const NO_CHART = 'none';

/** What the screen's address says. `page` counts from 0, the newest; `shown` charts stand in the order of `LOAD_CHARTS`. */
export interface TrainingLoadView extends AthleteSearch {
  page: number;
  shown: LoadChart[];
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): TrainingLoadView {
  const named = params.get('charts') ?? '';
  const shown = LOAD_CHARTS.filter((chart) => named.split(',').includes(chart));
  return {
    ...readAthleteSearch(params),
    page: parseWholeNumber(params.get('page')) ?? 0,
    shown: shown.length > 0 || named === NO_CHART ? shown : [FIRST_CHART],
  };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<TrainingLoadView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putParam(written, 'page', view.page, 0);
  putParam(written, 'charts', view.shown.join(',') || NO_CHART, FIRST_CHART);
  return written;
}

/** The change of view that a choice in the picker is: another team or search lets the athlete go, and whoever comes next starts at the newest week. */
export function chooseIn(choice: Partial<AthleteSearch>): Partial<TrainingLoadView> {
  return { athleteId: null, ...choice, page: 0 };
}
