import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import { buildAthlete } from '../../../shared/testing/build.js';
import { buildSummary, buildTeam } from '../testing/statistics-data.js';
import { STATUS_RANGES, statisticsRows } from './statistics-rows.js';

const ALL = { team: '', search: '', status: null } as const;
const athletes = [
  buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Adams', team_id: 10 }),
  buildAthlete({ athlete_id: 2, first_name: 'Bo', last_name: 'Brown', team_id: 11 }),
  buildAthlete({ athlete_id: 3, first_name: 'Zoë', last_name: 'Clark', team_id: 10 }),
  buildAthlete({ athlete_id: 4, first_name: 'Dee', last_name: 'Diaz', team_id: 12, sport: 'Tennis (M)' }),
];
const rates: (number | null)[] = [90, 89, 79, null];
const summaries: AttendanceSummary[] = rates.map((rate, at) => buildSummary({ athlete_id: at + 1, rate })).reverse();
const teams = [
  buildTeam(10, 'Soccer (W)', 'First'),
  buildTeam(11, 'Soccer (W)', 'Second'),
  buildTeam(12, 'Tennis (M)', 'Aces'),
];
const rows = (...[view]: [Partial<Parameters<typeof statisticsRows>[3]>]) =>
  statisticsRows(athletes, summaries, teams, { ...ALL, ...view }).map(({ id }) => id);

test('gives each athlete their own figures, in the order of the athletes', () => {
  const all = statisticsRows(athletes, summaries, teams, ALL);
  expect(all.map(({ id, name, summary, band }) => [id, name, summary.athlete_id, summary.rate, band])).toEqual([
    [1, 'Ana Adams', 1, 90, 'good'],
    [2, 'Bo Brown', 2, 89, 'warning'],
    [3, 'Zoë Clark', 3, 79, 'poor'],
    [4, 'Dee Diaz', 4, null, null],
  ]);
});

test('names a team by its name, also while teams are loading', () => {
  expect(statisticsRows(athletes, summaries, teams, ALL).map(({ team }) => team)).toEqual([
    'First',
    'Second',
    'First',
    'Aces',
  ]);
  expect(statisticsRows(athletes, summaries, undefined, ALL).map(({ team }) => team)).toEqual(
    athletes.map(({ team }) => team.name),
  );
});

test('combines the filters', () => {
  expect(rows({ team: '10' })).toEqual([1, 3]);
  expect(rows({ team: 'Tennis' })).toEqual([4]);
  expect(rows({ search: 'zoë c' })).toEqual([3]);
  expect(rows({ search: 'soccer' })).toEqual([1, 2, 3]);
  expect(rows({ status: 'good' })).toEqual([1]);
  expect(rows({ status: 'warning' })).toEqual([2]);
  expect(rows({ status: 'poor', team: '10' })).toEqual([3]);
  expect(rows({ status: 'poor', team: '11' })).toEqual([]);
});

test('leaves out athletes without figures, and figures without an athlete', () => {
  expect(
    statisticsRows(athletes, [buildSummary({ athlete_id: 2 }), buildSummary({ athlete_id: 99 })], teams, ALL).map(
      ({ id }) => id,
    ),
  ).toEqual([2]);
});

test('the ranges of the status follow from the rule', () =>
  expect(STATUS_RANGES).toBe('Good from 90%, Warning from 80%, Poor below'));

test('two athletes of one name are told apart, also while a filter hides one of them', () => {
  const kim = (athlete_id: number, team_id: number, jersey_number: string) =>
    buildAthlete({ athlete_id, team_id, jersey_number, first_name: 'Kim', last_name: 'Lee' });
  const twins = [kim(1, 10, '7'), kim(2, 11, '8')];
  const named = (view: Partial<Parameters<typeof statisticsRows>[3]>) =>
    statisticsRows(twins, summaries, teams, { ...ALL, ...view }).map(({ name }) => name);
  expect(named({})).toEqual(['Kim Lee #7', 'Kim Lee #8']);
  expect(named({ team: '11', search: 'kim lee' })).toEqual(['Kim Lee #8']);
});
