import type { TableSorting } from '@touchline/ui';
import { parseId, putParam } from '@touchline/ui/router';

/** Need, or a column and its direction. Variation and need sort by label first. */
export const SORTS = ['variation', 'variation-asc', 'need', 'athlete', 'athlete-desc'] as const;
export type TrendSort = (typeof SORTS)[number];

/** The column and direction of each sort; need has no column. */
export const SORTINGS: Readonly<Record<TrendSort, TableSorting | null>> = {
  variation: { column: 'variation', isDescending: true },
  'variation-asc': { column: 'variation', isDescending: false },
  need: null,
  athlete: { column: 'name', isDescending: false },
  'athlete-desc': { column: 'name', isDescending: true },
};

/** The sort of a column and direction. */
export function sortOf(sorting: TableSorting | null): TrendSort {
  const isSame = (sort: TrendSort) =>
    SORTINGS[sort]?.column === sorting?.column && SORTINGS[sort]?.isDescending === sorting?.isDescending;
  return SORTS.find(isSame) ?? 'variation';
}

/** The address parameters of the open detail view and of its dialog. */
export const DETAIL_PARAM = 'adjust';
export const CALENDAR_PARAM = 'calendar';

/** The state of the screen in the address. */
export interface TrendsView {
  search: string;
  /** '' for all, a team's id, or a sport's name when the teams cannot be loaded. */
  team: string;
  sort: TrendSort;
  /** The chosen athlete; null for none. */
  athleteId: number | null;
}

export const NO_FILTERS = { search: '', team: '' } as const satisfies Partial<TrendsView>;

/** Reads the address. Invalid values count as absent, so that a damaged link still opens the screen. */
export function readView(params: URLSearchParams): TrendsView {
  return {
    search: params.get('q') ?? '',
    team: params.get('team') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'variation',
    athleteId: parseId(params.get('athlete')),
  };
}

/** The address after a change. Defaults are left out; parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<TrendsView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'q', view.search, '');
  putParam(written, 'team', view.team, '');
  putParam(written, 'sort', view.sort, 'variation');
  putParam(written, 'athlete', view.athleteId, null);
  return written;
}
