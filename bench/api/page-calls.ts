import { addDays } from '@touchline/contracts/calendar-date';
import type { BigClub, Club } from '../../api/test/support/big-club.js';
import type { BuiltCall } from '../../api/test/wall/support/calls.js';

/** A call of a screen, under a name that is the same for clubs of any size. */
export interface PageCall extends BuiltCall {
  name: string;
}

/**
 * The calls that the screens make when a page opens, as their `api/` files send them: with the window that the page
 * shows, of the last team or its first athlete where one is chosen.
 */
export function pageCalls({ home, today }: BigClub): PageCall[] {
  const team = home.teamIds.at(-1) ?? 0;
  const athlete = firstOf(home, team);
  const month = { from: addDays(today, -30), to: addDays(today, 11) };
  const recent = addDays(today, -59);
  const period = { start: addDays(today, -29), end: today };
  const get = (name: string, path: string, query: Record<string, string | number> = {}): PageCall => {
    const text = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    return { name, method: 'GET', url: `/api${path}${text && `?${text}`}` };
  };
  return [
    get('me', '/coach/me'),
    get('teams', '/teams'),
    get('teams with athletes', '/teams/with-athletes'),
    get('athletes', '/athletes/list', { today }),
    get('overview', '/dashboard/overview', { today }),
    get('overview, athlete', '/dashboard/overview', { team_id: team, athlete_id: athlete, today }),
    get('squad, team', '/dashboard/squad', { team_id: team, date: today, today }),
    get('squad, answers', '/squad/answers', { team_id: team }),
    get('squad, answers due', '/squad/answers-due', { team_id: team }),
    get('squad, who can answer', '/athlete-access', { team_id: team }),
    get('wellness, athlete', '/athletes/wellness', { athlete_id: athlete, from: recent }),
    get('training load, athlete', '/athletes/training-load', { athlete_id: athlete, from: recent }),
    get('training load, count', '/athletes/training-load/count', { athlete_id: athlete }),
    get('training load, history', '/athletes/training-load', { athlete_id: athlete }),
    get('performance, athlete', '/dashboard/performance', { athlete_id: athlete, today }),
    get('calendar, month', '/calendar/list', { ...month, today }),
    get('calendar, month, team', '/calendar/list', { ...month, today, team_id: team }),
    get('calendar, month, athlete', '/calendar/list', { ...month, today, athlete_id: athlete }),
    get('calendar, counts', '/calendar/counts', { today }),
    get('check-in, events', '/calendar/list', { team_id: team, date: today }),
    get('attendance, summary', '/attendance/summary', { today }),
    get('attendance, days', '/attendance/days', period),
    get('attendance, days, team', '/attendance/days', { ...period, team_id: team }),
    get('attendance, register of a team', '/attendance/range', { ...period, team_id: team }),
    get('sessions, ledger', '/sessions/ledger', { team_id: team }),
    get('workouts, month, team', '/workout-calendar', { team_id: team, ...month, exercises: 'false' }),
    get('workouts, month, athlete', '/workout-calendar', { athlete_id: athlete, ...month, exercises: 'false' }),
    get('workouts, day, team', '/workout-calendar', { team_id: team, from: today, to: today }),
    get('workouts, dates of one', '/workout-calendar', { workout_id: 1, exercises: 'false' }),
    get('workout library', '/workout-library'),
    get('trends', '/athletes/trends', { today }),
    get('bare: calendar', '/calendar/list'),
    get('bare: workouts', '/workout-calendar'),
  ];
}

function firstOf({ athletes }: Club, team: number): number {
  return athletes.find(({ teamId }) => teamId === team)?.id ?? 0;
}
