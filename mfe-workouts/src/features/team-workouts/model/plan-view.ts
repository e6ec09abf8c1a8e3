import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isMonth, monthOf, type Month } from '@touchline/contracts/month';
import { parseId, putParam } from '@touchline/ui/router';
import { ROSTER_STATUSES, type RosterStatus } from '../../../shared/status/roster-status.js';
import { EDIT_PARAM } from '../../../shared/editor/editor-params.js';

/** The state of the screen in the address. Month and day change independently. */
export interface PlanView {
  /** null until a team is chosen. */
  teamId: number | null;
  /** Shows this athlete's own plan; null for the team's plan. */
  athleteId: number | null;
  day: CalendarDate;
  month: Month;
  /** '' for all teams, a team's id, or a sport's name when the teams could not be loaded. */
  rosterTeam: string;
  /** null for all. */
  status: RosterStatus | null;
  search: string;
}

/** Reads the address. Invalid values count as absent, so that a damaged link still opens the screen. */
export function readView(params: URLSearchParams, today: CalendarDate): PlanView {
  const [date, month] = [params.get('day'), params.get('month')];
  const day = isCalendarDate(date) ? date : today;
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

/** The address after a change. Defaults are left out; parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<PlanView>, today: CalendarDate): URLSearchParams {
  const view = { ...readView(params, today), ...change };
  const written = new URLSearchParams(params);
  // Dialogs belong to the plan they were opened on.
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
