import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { buildAthlete, buildTeam } from '../../../shared/testing/build-workout.js';
import { buildTrends, LABELLED } from '../testing/build-trends.js';
import { countText, shownRows, trendRows } from './trend-rows.js';
import type { TrendSort } from './trends-view.js';

const { excellent, stable, attention, risk, monitor, noData } = LABELLED;
const named = (name: string, part: object) => buildTrends({ name, ...part });
const EVERYBODY = [
  named('Ana Risk', risk),
  named('Bea None', noData),
  named('Cia Monitor', monitor),
  named('Dora Attention', attention),
  named('Élodie Stable', stable),
  named('Fia Excellent', excellent),
  named('Gro Excellent', { ...excellent, variation: 9 }),
  named('Hal Still', { variation: 0 }),
  named('Ida Still', { variation: 0 }),
];
const names = (sort: TrendSort) =>
  shownRows(trendRows(EVERYBODY, [], undefined), { search: '', team: '', sort }).map(
    ({ trends }) => trends.name.split(' ')[0],
  );

test("rows keep the API's order, by last name, for the table to sort", () =>
  expect(names('athlete')).toEqual(['Ana', 'Bea', 'Cia', 'Dora', 'Élodie', 'Fia', 'Gro', 'Hal', 'Ida']));

test('need: At Risk, Needs Attention, Monitor, Stable, Excellent Progress; a high load first, none last', () => {
  expect(names('need')).toEqual(['Ana', 'Dora', 'Cia', 'Bea', 'Élodie', 'Hal', 'Ida', 'Gro', 'Fia']);
  const rows = trendRows([named('Ann', { variation: 1 }), named('Bob', { load_high: true })], [], undefined);
  expect(shownRows(rows, { search: '', team: '', sort: 'need' }).map(({ trends }) => trends.name)).toEqual([
    'Bob',
    'Ann',
  ]);
});

test('the staff’s word is shown while it limits the athlete', () => {
  const out = { ...AVAILABLE, status: 'out' as const, body_part: 'Knee' };
  const roster = [buildAthlete({ athlete_id: 1, availability: out }), buildAthlete({ athlete_id: 2 })];
  const rows = trendRows([buildTrends({ id: 1 }), buildTrends({ id: 2 })], [], roster);
  expect(rows.map(({ limits }) => limits)).toEqual([out, null]);
});

describe('the filters', () => {
  const teams = [
    buildTeam({ team_id: 1, sport: 'Soccer (W)', team_name: 'Firsts' }),
    buildTeam({ team_id: 2, sport: 'Soccer (W)', team_name: 'Seconds' }),
    buildTeam({ team_id: 3, sport: 'Rugby (M)', team_name: 'Rugby' }),
  ];
  const people = [
    buildTrends({ name: 'Ana One', team_id: 1 }),
    buildTrends({ name: 'Bea Two', team_id: 2 }),
    buildTrends({ name: 'Jørgen Three', team_id: 3, team: 'Rugby (M)' }),
  ];
  const found = (team: string, search: string) =>
    shownRows(trendRows(people, teams, undefined), { search, team, sort: 'athlete' }).map(({ trends }) => trends.name);

  test.each([
    ['', '', ['Ana One', 'Bea Two', 'Jørgen Three']],
    ['2', '', ['Bea Two']],
    ['9', '', []],
    ['Soccer', '', ['Ana One', 'Bea Two']],
    ['', 'jorgen', ['Jørgen Three']],
    ['', 'SECONDS', ['Bea Two']],
    ['1', 'two', []],
  ])('team %p, search %p', (team, search, expected) => expect(found(team, search)).toEqual(expected));

  test('a team is named by its name, and by its sport while teams load', () => {
    expect(trendRows(people, teams, undefined).map(({ teamName }) => teamName)).toEqual(['Firsts', 'Seconds', 'Rugby']);
    expect(trendRows(people, undefined, undefined).map(({ teamName }) => teamName)).toEqual([
      'Soccer (W)',
      'Soccer (W)',
      'Rugby (M)',
    ]);
  });
});

test.each([
  [1, 1, '1 athlete'],
  [20, 20, '20 athletes'],
  [0, 20, '0 of 20 athletes'],
])('%p of %p: %s', (shown, all, text) => expect(countText(shown, all)).toBe(text));

test('two athletes of one name are told apart, also while the search hides one of them', () => {
  const kim = (jersey_number: string, part: object = {}) => buildTrends({ name: 'Kim Lee', jersey_number, ...part });
  const rows = trendRows([kim('7'), kim('00', { team_id: 3, team: 'Rugby (M)' })], [], undefined);
  const shown = (team: string) =>
    shownRows(rows, { search: 'kim lee', team, sort: 'athlete' }).map(({ trends }) => trends.name);
  expect(shown('')).toEqual(['Kim Lee #7', 'Kim Lee #00']);
  expect(shown('3')).toEqual(['Kim Lee #00']);
});
