import { parseId, putParam } from '@touchline/ui/router';

/** By which column, and which way. Variation goes by the label first. */
export const SORTS = ['variation', 'variation-asc', 'athlete', 'athlete-desc'] as const;
export type TrendSort = (typeof SORTS)[number];

/** The parameters in which the detail view and its dialog stand while they are open. */
export const DETAIL_PARAM = 'adjust';
export const CALENDAR_PARAM = 'calendar';

/** What the screen's address says. */
export interface TrendsView {
  search: string;
  /** '' for all, a team's id, or a sport's text where the teams cannot be loaded. */
  team: string;
  sort: TrendSort;
  /** Who is picked; null: nobody. */
  athleteId: number | null;
}

export const NO_FILTERS = { search: '', team: '' } as const satisfies Partial<TrendsView>;

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): TrendsView {
  return {
    search: params.get('q') ?? '',
    team: params.get('team') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'variation',
    athleteId: parseId(params.get('athlete')),
  };
}

/** The address after a change. What is at its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<TrendsView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'q', view.search, '');
  putParam(written, 'team', view.team, '');
  putParam(written, 'sort', view.sort, 'variation');
  putParam(written, 'athlete', view.athleteId, null);
  return written;
}

/** What a press on a column's heading leads to: the other way, or the way that column begins with. */
export function sortAfter(pressed: 'variation' | 'athlete', now: TrendSort): TrendSort {
  if (pressed === 'variation') return now === 'variation' ? 'variation-asc' : 'variation';
  return now === 'athlete' ? 'athlete-desc' : 'athlete';
}
