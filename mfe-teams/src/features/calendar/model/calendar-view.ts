import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isMonth, monthOf, sameDayIn, type Month } from '@touchline/contracts/month';
import { isTeamId } from '@touchline/ui/pickers';
import { parseId, putParam } from '@touchline/ui/router';

/** What the screen's address says. */
export interface CalendarView {
  /** The day that is selected; always one of `month`. */
  day: CalendarDate;
  month: Month;
  /** '' for all, a team's id, or the text of a sport where the teams could not be loaded. */
  team: string;
  athleteId: number | null;
  search: string;
}

/** A month alone keeps the number of the day; a day brings its month along. */
export type ViewChange = Partial<CalendarView>;

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams, today: CalendarDate): CalendarView {
  const [day, month] = [params.get('day'), params.get('month')];
  const shown = isCalendarDate(day) ? day : isMonth(month) ? sameDayIn(month, today) : today;
  return {
    day: shown,
    month: monthOf(shown),
    team: params.get('team') ?? '',
    athleteId: parseId(params.get('athlete')),
    search: params.get('q') ?? '',
  };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: ViewChange, today: CalendarDate): URLSearchParams {
  const before = readView(params, today);
  const view = { ...before, ...change };
  const day = change.day ?? (change.month === undefined ? before.day : sameDayIn(change.month, before.day));
  const written = new URLSearchParams(params);
  putParam(written, 'month', monthOf(day), monthOf(today));
  putParam(written, 'day', day, today);
  putParam(written, 'team', view.team, '');
  putParam(written, 'athlete', view.athleteId, null);
  putParam(written, 'q', view.search, '');
  return written;
}

/** The team whose events are asked for: a sport that stands in for teams that could not be loaded only filters the athletes. */
export function teamIdOf({ team }: Pick<CalendarView, 'team'>): number | null {
  return isTeamId(team) ? Number(team) : null;
}
