import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { ApiError } from '@touchline/ui/host';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { coachAs, TestShell, type PathClient } from '@touchline/ui/testing';
import { buildRow, buildTeam, buildWorkout } from '../../../shared/testing/build-workout.js';
import { TrendsPage } from '../trends-page.js';
import { buildFigure, buildTrends, LABELLED } from './build-trends.js';

export const TODAY = todayIn(undefined, new Date());
export const ROUTINE = buildWorkout({
  id: 9,
  name: 'Hip Mobility & Stability Recovery Routine',
  exercises: [buildRow({ name: 'Cat-Cow', sets: 2, reps: 10 }), buildRow({ name: 'Bird Dog', sets: 3, reps: 8 })],
});
export const ANA = buildTrends({
  id: 1,
  name: 'Ana Risk',
  ...LABELLED.risk,
  sprint: buildFigure({ value: 1.856, insight: '2.8 % slower than average of last 3 tests', trend: 'down' }),
});
const BEA = buildTrends({ id: 2, name: 'Bea Best', ...LABELLED.excellent, team: 'Rugby (M)', team_id: 2 });
const CIA = buildTrends({ id: 3, name: 'Cia None', ...LABELLED.noData });
export const TEAMS = [buildTeam({}), buildTeam({ team_id: 2, sport: 'Rugby (M)', team_name: 'Second' })];

/** The answers of a path, in turn; the last one stays. */
type Answers = Record<string, readonly (unknown[] | Error)[]>;
/** The calendar requested for a team. */
export const TEAM_DAY = 'team: /api/workout-calendar';
export const DOWN = new ApiError(0, 'network', null);

/** Stands for the browser: shows the address, and its button is Back. */
function Browser() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <button data-testid="back" onClick={() => void navigate(-1)}>
      {search}
    </button>
  );
}

interface Sent {
  body: unknown;
  key: string | undefined;
}

/** Renders the screen. The calendar of the team and of the athlete are answered separately. */
export function show({
  at = '',
  roles = [],
  trends = [ANA, BEA, CIA],
  answers = {},
  refusals = [],
  otherTeams = 'shown',
}: {
  at?: string;
  roles?: StaffRole[];
  trends?: AthleteTrends[];
  answers?: Answers;
  refusals?: Error[];
  otherTeams?: OtherTeamsSessions;
} = {}) {
  const asked: string[] = [];
  const sent: Sent[] = [];
  const notices: string[] = [];
  const all: Answers = {
    '/api/athletes/trends': [trends],
    '/api/teams/with-athletes': [TEAMS],
    '/api/workout-library': [[ROUTINE]],
    '/api/workout-calendar': [[]],
    [TEAM_DAY]: [[]],
    '/api/athletes/list': [[]],
    '/api/exercise-library': [[]],
    ...answers,
  };
  const get: PathClient['get'] = <T,>(path: string, options?: { query?: Record<string, unknown> }) => {
    const from = typeof options?.query?.['team_id'] === 'number' ? TEAM_DAY : path;
    const turn = asked.filter((one) => one.startsWith(from)).length;
    asked.push(from + (options?.query ? JSON.stringify(options.query) : ''));
    const answer = all[from]?.[turn] ?? all[from]?.at(-1);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  const send: PathClient['send'] = <T,>(
    method: string,
    path: string,
    body?: unknown,
    options?: { retryKey?: string },
  ) => {
    expect([method, path]).toEqual(['POST', '/api/workout-calendar']);
    sent.push({ body, key: options?.retryKey });
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve({} as T);
  };
  render(
    <TestShell
      at={`/workouts/alpha-assist${at}`}
      coach={{ ...coachAs(roles), other_teams_sessions: otherTeams }}
      api={{ get, send }}
      notify={({ text }) => void notices.push(text)}
    >
      <TrendsPage />
      <Browser />
    </TestShell>,
  );
  return { asked, sent, notices };
}

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
export const address = () => screen.getByTestId('back').textContent;
export const table = () => screen.findByRole('table', { name: 'Athlete trends' });
export const adjust = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Adjust Workout' });
