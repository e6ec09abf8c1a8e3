import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';
import { LINES, type Line } from '../../../shared/wellness-chart/lines.js';

export const READINESS_SPANS = [7, 30] as const;
export type ReadinessSpan = (typeof READINESS_SPANS)[number];

/** What the screen's address says. `page` counts from 0, the newest; `hidden` lines stand in the order of `LINES`. */
export interface WellnessView extends AthleteSearch {
  page: number;
  hidden: Line[];
  span: ReadinessSpan;
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): WellnessView {
  const hidden = (params.get('hide') ?? '').split(',');
  return {
    ...readAthleteSearch(params),
    page: parseWholeNumber(params.get('page')) ?? 0,
    hidden: LINES.filter((line) => hidden.includes(line)),
    span: params.get('days') === '30' ? 30 : 7,
  };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<WellnessView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  putParam(written, 'page', view.page, 0);
  putParam(written, 'hide', LINES.filter((line) => view.hidden.includes(line)).join(','), '');
  putParam(written, 'days', view.span, 7);
  return written;
}
