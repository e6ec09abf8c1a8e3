import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { countedLabel, isTeamId, teamLabel, teamOptions } from './team-filter.js';

const team = (id: number, sport: string, name: string): TeamWithAthletes => ({
  team_id: id,
  id,
  team_name: name,
  name,
  sport,
  athlete_count: 0,
  role: 'head_coach',
});
const labels = (...args: Parameters<typeof teamOptions>) => teamOptions(...args).map(({ label }) => label);

test('a team is called by its name, and by its sport where the name does not say it', () => {
  expect(
    teamOptions(
      [team(3, 'Soccer (W)', 'First'), team(4, 'Soccer (W)', 'Soccer (W) 2'), team(5, 'Tennis (M)', 'Tennis (M)')],
      '',
    ),
  ).toEqual([
    { value: '', label: 'All Teams' },
    { value: '3', label: 'First · Soccer (W)' },
    { value: '4', label: 'Soccer (W) 2' },
    { value: '5', label: 'Tennis (M)' },
  ]);
});

test('while the teams load only All Teams is offered', () => expect(labels(undefined, '')).toEqual(['All Teams']));

test('sports stand in for teams that failed to load, without a made-up id', () => {
  const options = teamOptions(null, '');
  expect(options.map(({ label }) => label)).toEqual(['All Teams', 'Basketball', 'Rugby', 'Soccer', 'Volleyball']);
  expect(options.some(({ value }) => isTeamId(value))).toBe(false);
});

test('a screen may have sports of its own for that', () =>
  expect(labels(null, '', ['Tennis', 'Hockey'])).toEqual(['All Teams', 'Tennis', 'Hockey']));

test('a chosen value that no choice covers stays visible', () => {
  expect(labels([], '77')).toEqual(['All Teams', 'Chosen team']);
  expect(labels([], 'Rugby')).toEqual(['All Teams', 'Rugby']);
});

test.each([
  ['12', true],
  ['0', false],
  ['', false],
  ['1.5', false],
  ['Soccer', false],
])('isTeamId(%p) is %p', (value, expected) => expect(isTeamId(value)).toBe(expected));

test('a choice can say how many athletes it includes', () => {
  const teams = [
    { ...team(3, 'Soccer (W)', 'First'), athlete_count: 20 },
    { ...team(4, 'Tennis (M)', 'Aces'), athlete_count: 1 },
  ];
  const counted = (options: Parameters<typeof teamOptions>[0]) =>
    teamOptions(options, '').map((option) => countedLabel(option, options));
  expect(counted(teams)).toEqual([
    'All Teams · 21 athletes',
    'First · Soccer (W) · 20 athletes',
    'Aces · Tennis (M) · 1 athlete',
  ]);
  expect(counted([])).toEqual(['All Teams']);
  expect(counted(undefined)).toEqual(['All Teams']);
  expect(counted(null)).toContain('Rugby');
});

it('calls a team by its name alone in a sentence', () => {
  const teams = [team(3, 'Soccer (W)', 'First'), team(4, 'Soccer (W)', 'Reserves'), team(5, 'Tennis (M)', 'Aces')];
  expect([4, 5, null, 6].map((id) => teamLabel(teams, id))).toEqual(['Reserves', 'Aces', 'All Teams', undefined]);
  expect(teamLabel(undefined, 4)).toBeUndefined();
});
