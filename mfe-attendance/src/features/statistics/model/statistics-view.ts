import { RATE_BANDS, type RateBand } from '@touchline/contracts/attendance-bands';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { parseId, parseWholeNumber, putParam } from '@touchline/ui/router';
import { EARLIEST_DAY, HEAT_SPANS, type HeatSpan } from './heat-window.js';

export const ROWS_PER_PAGE_OPTIONS = [5, 10, 25, 50] as const;
const DEFAULT_ROWS = 10;
const DEFAULT_SPAN: HeatSpan = 'week';

/** The state of the screen that its address holds. `team`: '' for all, a team id, or a sport. `page` counts from 0. */
export interface StatisticsView {
  team: string;
  search: string;
  /** Null for all. */
  status: RateBand | null;
  page: number;
  rows: number;
  /** The selected athlete, whose days the heatmap shows; null for none. */
  athleteId: number | null;
  span: HeatSpan;
  /** The day that decides the heatmap's period; null for today. A future day reads as today, too. */
  day: CalendarDate | null;
}

/** A change of one of these leads back to the first page. */
const PAGED_BY = ['team', 'search', 'status', 'rows'] as const satisfies readonly (keyof StatisticsView)[];

/** Reads the address. Invalid values read as absent, so that a broken link still opens the screen. */
export function readView(params: URLSearchParams): StatisticsView {
  const rows = parseWholeNumber(params.get('rows'));
  const day = params.get('day');
  return {
    team: params.get('team') ?? '',
    search: params.get('q') ?? '',
    status: RATE_BANDS.find((band) => band === params.get('status')) ?? null,
    page: parseWholeNumber(params.get('page')) ?? 0,
    rows: ROWS_PER_PAGE_OPTIONS.find((choice) => choice === rows) ?? DEFAULT_ROWS,
    athleteId: parseId(params.get('athlete')),
    span: HEAT_SPANS.find((span) => span === params.get('span')) ?? DEFAULT_SPAN,
    day: isCalendarDate(day) && day >= EARLIEST_DAY ? day : null,
  };
}

/** The address after a change. A filter leads to the first page. Default values are left out, other parameters stay. */
export function writeView(params: URLSearchParams, change: Partial<StatisticsView>): URLSearchParams {
  const before = readView(params);
  const page = PAGED_BY.some((key) => key in change) ? 0 : before.page;
  // The selected athlete may not be in the new team.
  const athleteId = 'team' in change && change.team !== before.team ? null : before.athleteId;
  const view = { ...before, page, athleteId, ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'team', view.team, '');
  putParam(written, 'q', view.search, '');
  putParam(written, 'status', view.status, null);
  putParam(written, 'page', view.page, 0);
  putParam(written, 'rows', view.rows, DEFAULT_ROWS);
  putParam(written, 'athlete', view.athleteId, null);
  putParam(written, 'span', view.span, DEFAULT_SPAN);
  putParam(written, 'day', view.day, null);
  return written;
}
