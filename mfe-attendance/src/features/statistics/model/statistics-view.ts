import { RATE_BANDS, type RateBand } from '@touchline/contracts/attendance-bands';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { parseId, parseWholeNumber, putParam } from '@touchline/ui/router';
import { EARLIEST_DAY, HEAT_SPANS, type HeatSpan } from './heat-window.js';

export const ROWS_PER_PAGE = [5, 10, 25, 50] as const;
const DEFAULT_ROWS = 10;
const DEFAULT_SPAN: HeatSpan = 'week';

/** What the screen's address says. `team`: '' for all, a team's id, or a sport's text. `page` counts from 0. */
export interface StatisticsView {
  team: string;
  search: string;
  /** null: all. */
  status: RateBand | null;
  page: number;
  rows: number;
  /** Whose days the heatmap shows; null: everybody's. */
  athleteId: number | null;
  span: HeatSpan;
  /** The day the heatmap is laid around; null: today. One that is to come stands for today, too. */
  day: CalendarDate | null;
}

/** What decides which athletes are in the table, and in which order they come to lie on pages. */
const PAGED_BY = ['team', 'search', 'status', 'rows'] as const satisfies readonly (keyof StatisticsView)[];

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): StatisticsView {
  const rows = parseWholeNumber(params.get('rows'));
  const day = params.get('day');
  return {
    team: params.get('team') ?? '',
    search: params.get('q') ?? '',
    status: RATE_BANDS.find((band) => band === params.get('status')) ?? null,
    page: parseWholeNumber(params.get('page')) ?? 0,
    rows: ROWS_PER_PAGE.find((choice) => choice === rows) ?? DEFAULT_ROWS,
    athleteId: parseId(params.get('athlete')),
    span: HEAT_SPANS.find((span) => span === params.get('span')) ?? DEFAULT_SPAN,
    day: isCalendarDate(day) && day >= EARLIEST_DAY ? day : null,
  };
}

/** The address after a change; one of the filters leads to the first page. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<StatisticsView>): URLSearchParams {
  const before = readView(params);
  const page = PAGED_BY.some((key) => key in change) ? 0 : before.page;
  // Somebody selected in one team is not left beside the athletes of another.
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
