import { buildAthlete } from '../../../shared/testing/build.js';
import { buildTeam } from '../testing/statistics-data.js';
import { whoseDays, whoseRegister } from './whose.js';

const TEAMS = [buildTeam(10, 'Soccer (W)', 'First'), buildTeam(11, 'Tennis (M)', 'Aces')];
const ANA = buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Adams' });
const ALL = { team: '', search: '', status: null, athleteId: null } as const;

test.each([
  ['', 'All Teams'],
  ['11', 'Tennis (M)'],
  // Only the table follows a sport.
  ['Tennis', 'All Teams'],
  ['99', 'Chosen team'],
])('days of the team %j are of %s', (team, expected) => expect(whoseDays(team, null, TEAMS)).toBe(expected));

test('days of somebody are theirs, whatever is filtered', () => expect(whoseDays('11', ANA, TEAMS)).toBe('Ana Adams'));

test('a register says by what it was filtered', () => {
  expect(whoseRegister(ALL, null, TEAMS)).toBe('All Teams');
  expect(whoseRegister({ ...ALL, team: 'Tennis' }, null, undefined)).toBe('Tennis');
  expect(whoseRegister({ ...ALL, team: '11', status: 'good', search: ' an ' }, null, TEAMS)).toBe(
    'Tennis (M), status Good, “an”',
  );
  expect(whoseRegister({ ...ALL, team: '11', status: 'good' }, ANA, TEAMS)).toBe('Ana Adams');
});
