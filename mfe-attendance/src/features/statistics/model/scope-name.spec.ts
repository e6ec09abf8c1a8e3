import { buildTeam } from '../testing/statistics-data.js';
import { scopeName, registerScopeName } from './scope-name.js';

const TEAMS = [buildTeam(10, 'Soccer (W)', 'First'), buildTeam(11, 'Tennis (M)', 'Aces')];
const ANA = 'Ana Adams';
const ALL = { team: '', search: '', status: null, athleteId: null } as const;

test.each([
  ['', 'All Teams'],
  ['11', 'Aces'],
  // A sport filters the table only.
  ['Tennis', 'All Teams'],
  ['99', 'Chosen team'],
])('the days of team %j are named %s', (team, expected) => expect(scopeName(team, null, TEAMS)).toBe(expected));

test('an athlete’s days have their name under any filter', () => expect(scopeName('11', ANA, TEAMS)).toBe('Ana Adams'));

test('a register names its filters', () => {
  expect(registerScopeName(ALL, null, TEAMS)).toBe('All Teams');
  expect(registerScopeName({ ...ALL, team: 'Tennis' }, null, undefined)).toBe('Tennis');
  expect(registerScopeName({ ...ALL, team: '11', status: 'good', search: ' an ' }, null, TEAMS)).toBe(
    'Aces, status Good, “an”',
  );
  expect(registerScopeName({ ...ALL, team: '11', status: 'good' }, ANA, TEAMS)).toBe('Ana Adams');
});
