import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isMonth, monthOf, type Month } from '@touchline/contracts/month';
import { parseId, putParam } from '@touchline/ui/router';
import { ROSTER_STATUSES, type RosterStatus } from '../../../shared/status/roster-status.js';
import { EDIT_PARAM } from '../../../shared/editor/editor-params.js';

/** What the screen's address says. Month and day are turned independently. */
export interface PlanView {
  /** null until one is chosen. */
  teamId: number | null;
  /** With an athlete their own calendar is shown; null: the team's. */
  athleteId: number | null;
  day: CalendarDate;
  month: Month;
  /** The roster's filters: '' for all teams, a team's id, or the text of a sport where the teams could not be loaded; null: everybody. */
  rosterTeam: string;
  status: RosterStatus | null;
  search: string;
}

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams, today: CalendarDate): PlanView {
  const [said, month] = [params.get('day'), params.get('month')];
  const day = isCalendarDate(said) ? said : today;
  return {
    teamId: parseId(params.get('team')),
    athleteId: parseId(params.get('athlete')),
    day,
    month: isMonth(month) ? month : monthOf(day),
    rosterTeam: params.get('roster') ?? '',
    status: ROSTER_STATUSES.find((status) => status === params.get('status')) ?? null,
    search: params.get('q') ?? '',
  };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<PlanView>, today: CalendarDate): URLSearchParams {
  const view = { ...readView(params, today), ...change };
  const written = new URLSearchParams(params);
  // What was open of one plan is not on another.
  if ('teamId' in change || 'athleteId' in change) for (const dialog of [EDIT_PARAM, 'notes']) written.delete(dialog);
  putParam(written, 'team', view.teamId, null);
  putParam(written, 'athlete', view.athleteId, null);
  putParam(written, 'day', view.day, today);
  putParam(written, 'month', view.month, monthOf(view.day));
  putParam(written, 'roster', view.rosterTeam, '');
  putParam(written, 'status', view.status, null);
  putParam(written, 'q', view.search, '');
  return written;
}
