import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isMonth, monthOf, sameDayIn, type Month } from '@touchline/contracts/month';
import { isTeamId } from '@touchline/ui/pickers';
import { parseId, putParam } from '@touchline/ui/router';

/** How much of the calendar is shown around the selected day. */
export type Span = 'month' | 'week';

/** The state of the screen that is kept in the address. */
export interface CalendarView {
  /** The selected day; always within `month`. */
  day: CalendarDate;
  month: Month;
  /** '' for all teams, a team id, or the name of a sport while the teams cannot be loaded. */
  team: string;
  athleteId: number | null;
  search: string;
  span: Span;
}

/** A change of the month alone keeps the day of the month; a change of the day also changes the month. */
export type ViewChange = Partial<CalendarView>;

/** Reads the address. Invalid parameters count as absent, so that a damaged link still opens the screen. */
export function readView(params: URLSearchParams, today: CalendarDate): CalendarView {
  const [day, month] = [params.get('day'), params.get('month')];
  const shownDay = isCalendarDate(day) ? day : isMonth(month) ? sameDayIn(month, today) : today;
  return {
    day: shownDay,
    month: monthOf(shownDay),
    team: params.get('team') ?? '',
    athleteId: parseId(params.get('athlete')),
    search: params.get('q') ?? '',
    span: params.get('show') === 'week' ? 'week' : 'month',
  };
}

/** The address after a change. Default values are left out; unrelated parameters stay. */
export function writeView(params: URLSearchParams, change: ViewChange, today: CalendarDate): URLSearchParams {
  const before = readView(params, today);
  const view = { ...before, ...change };
  const day = change.day ?? (change.month === undefined ? before.day : sameDayIn(change.month, before.day));
  const nextParams = new URLSearchParams(params);
  putParam(nextParams, 'month', monthOf(day), monthOf(today));
  putParam(nextParams, 'day', day, today);
  putParam(nextParams, 'team', view.team, '');
  putParam(nextParams, 'athlete', view.athleteId, null);
  putParam(nextParams, 'q', view.search, '');
  putParam(nextParams, 'show', view.span, 'month');
  return nextParams;
}

/** The id of the selected team. Null for a sport, which only filters the athletes while the teams cannot be loaded. */
export function selectedTeamId({ team }: Pick<CalendarView, 'team'>): number | null {
  return isTeamId(team) ? Number(team) : null;
}
