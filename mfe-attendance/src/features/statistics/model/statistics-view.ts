import { RATE_BANDS, type RateBand } from '@touchline/contracts/attendance-bands';
import { parseWholeNumber, putParam } from '@touchline/ui/router';

export const ROWS_PER_PAGE = [5, 10, 25, 50] as const;
const DEFAULT_ROWS = 10;

/** What the screen's address says. `team`: '' for all, a team's id, or a sport's text. `page` counts from 0. */
export interface StatisticsView {
  team: string;
  search: string;
  /** null: all. */
  status: RateBand | null;
  page: number;
  rows: number;
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): StatisticsView {
  const rows = parseWholeNumber(params.get('rows'));
  return {
    team: params.get('team') ?? '',
    search: params.get('q') ?? '',
    status: RATE_BANDS.find((band) => band === params.get('status')) ?? null,
    page: parseWholeNumber(params.get('page')) ?? 0,
    rows: ROWS_PER_PAGE.find((choice) => choice === rows) ?? DEFAULT_ROWS,
  };
}

/** The address after a change; any but that of the page leads to the first page. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<StatisticsView>): URLSearchParams {
  const view = { ...readView(params), page: 0, ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'team', view.team, '');
  putParam(written, 'q', view.search, '');
  putParam(written, 'status', view.status, null);
  putParam(written, 'page', view.page, 0);
  putParam(written, 'rows', view.rows, DEFAULT_ROWS);
  return written;
}
