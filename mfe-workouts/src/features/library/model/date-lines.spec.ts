import { buildAthlete, buildScheduled, buildTeam } from '../../../shared/testing/build-workout.js';
import { dateLines } from './date-lines.js';

const TODAY = '2026-11-20';
const ANA = buildAthlete({ athlete_id: 7, first_name: 'Ana', last_name: 'Test' });
const SOCCER = buildTeam({ team_id: 1, team_name: 'First', sport: 'Soccer (W)' });
const lines = (scheduled: Parameters<typeof dateLines>[0], athletes = [ANA], teams = [SOCCER]) =>
  dateLines(scheduled, athletes, teams, TODAY);

test('upcoming dates with today come first; past dates follow, latest first', () => {
  const days = ['2026-11-01', '2026-11-19', '2026-11-20', '2026-12-01'].map((scheduled_date, at) =>
    buildScheduled({ id: at + 1, scheduled_date, team_id: 1 }),
  );
  expect(lines(days).map(({ id, date, past }) => [id, date, past])).toEqual([
    [3, 'Fri, Nov 20, 2026', false],
    [4, 'Tue, Dec 1, 2026', false],
    [2, 'Thu, Nov 19, 2026', true],
    [1, 'Sun, Nov 1, 2026', true],
  ]);
});

test('names the athlete, or the team', () => {
  expect(
    lines([buildScheduled({ id: 1, athlete_id: 7 }), buildScheduled({ id: 2, team_id: 1 })]).map(
      ({ assignee }) => assignee,
    ),
  ).toEqual(['Athlete: Ana Test', 'Team: First']);
});

test('tells two teams of one sport apart', () => {
  const second = buildTeam({ team_id: 2, team_name: 'Second', sport: 'Soccer (W)' });
  expect(lines([buildScheduled({ team_id: 2 })], [], [SOCCER, second])[0]?.assignee).toBe('Team: Second');
});

test('says that a team or athlete is not in the list', () => {
  expect(
    lines([buildScheduled({ id: 1, athlete_id: 9 }), buildScheduled({ id: 2, team_id: 9 })]).map(
      ({ assignee }) => assignee,
    ),
  ).toEqual(['Athlete: no longer on the roster', 'Team: deleted, or no longer yours']);
});

test('two athletes of one name are told apart', () => {
  const kim = (athlete_id: number, born: string) =>
    buildAthlete({ athlete_id, first_name: 'Kim', last_name: 'Lee', jersey_number: null, date_of_birth: born });
  const scheduled = [1, 2].map((id) => buildScheduled({ id, athlete_id: id, scheduled_date: TODAY }));
  expect(lines(scheduled, [kim(1, '2008-04-01'), kim(2, '2010-04-01')]).map(({ assignee }) => assignee)).toEqual([
    'Athlete: Kim Lee (born 2008)',
    'Athlete: Kim Lee (born 2010)',
  ]);
});
