import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';
import { putChartView, readChartView, type ChartView } from '../../../shared/chart-view/chart-view.js';
import { putOwnPages, readOwnPages, type OwnPages } from '../../../shared/own-measures/own-pages.js';
import { WELLNESS_LINES, type WellnessLine } from '../../../shared/wellness-chart/wellness-lines.js';

export const READINESS_SPANS = [7, 30] as const;
export type ReadinessSpan = (typeof READINESS_SPANS)[number];

/**
 * The state in the screen's address. `page` 0 is the newest; `hidden` is in the order of `WELLNESS_LINES`, null while the
 * coach's remembered choice decides.
 */
export interface WellnessView extends AthleteSearch, ChartView {
  page: number;
  hidden: WellnessLine[] | null;
  span: ReadinessSpan;
  own: OwnPages;
}

/** In the address: no line is hidden. */
const NOTHING = 'none';

/** Reads the address. Invalid values count as absent, so that a broken link still opens the screen. */
export function readView(params: URLSearchParams): WellnessView {
  const hidden = params.get('hide')?.split(',');
  return {
    ...readAthleteSearch(params),
    ...readChartView(params),
    page: parseWholeNumber(params.get('page')) ?? 0,
    hidden: hidden ? WELLNESS_LINES.filter((line) => hidden.includes(line)) : null,
    span: params.get('days') === '30' ? 30 : 7,
    own: readOwnPages(params),
  };
}

/** The address after a change. Defaults are left out; parameters of other parts stay. */
export function writeView(params: URLSearchParams, change: Partial<WellnessView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putChartView(written, view);
  putParam(written, 'page', view.page, 0);
  putParam(written, 'hide', view.hidden && (view.hidden.join(',') || NOTHING), null);
  putParam(written, 'days', view.span, 7);
  putOwnPages(written, view.own);
  return written;
}
