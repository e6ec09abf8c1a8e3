import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { parseWholeNumber } from '../../../shared/search-number.js';

/** The lines of the weekly chart. */
export const LINES = [...WELLNESS_RATINGS, 'hooper_index'] as const;
export type Line = (typeof LINES)[number];

export const READINESS_SPANS = [7, 30] as const;
export type ReadinessSpan = (typeof READINESS_SPANS)[number];

/** What the screen's address says. `page` counts from 0, the newest; `hidden` lines stand in the order of `LINES`. */
export interface WellnessView {
  team: string;
  search: string;
  athleteId: number | null;
  page: number;
  hidden: Line[];
  span: ReadinessSpan;
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): WellnessView {
  const hidden = (params.get('hide') ?? '').split(',');
  const athleteId = parseWholeNumber(params.get('athlete'));
  return {
    team: params.get('team') ?? '',
    search: params.get('q') ?? '',
    athleteId: athleteId === 0 ? null : athleteId,
    page: parseWholeNumber(params.get('page')) ?? 0,
    hidden: LINES.filter((line) => hidden.includes(line)),
    span: params.get('days') === '30' ? 30 : 7,
  };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<WellnessView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  const put = (key: string, value: string | number | null, absent: string | number | null) => {
    if (value === absent || value === null) written.delete(key);
    else written.set(key, String(value));
  };
  put('team', view.team, '');
  put('q', view.search, '');
  put('athlete', view.athleteId, null);
  put('page', view.page, 0);
  put('hide', LINES.filter((line) => view.hidden.includes(line)).join(','), '');
  put('days', view.span, 7);
  return written;
}
