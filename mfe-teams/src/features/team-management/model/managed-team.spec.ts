import { buildTeam, NO_CODE } from '../testing/build.js';
import { athletesText, managed, withTeam } from './managed-team.js';

test('a code ends so many seconds after the answer came', () => {
  expect(managed(buildTeam({ expires_in_seconds: 10 }), 5000).codeEndsAt).toBe(15_000);
  expect(managed(buildTeam(NO_CODE), 5000).codeEndsAt).toBeNull();
});

test('a code with less than a second ends at once', () => {
  expect(managed(buildTeam({ expires_in_seconds: 0 }), 5000).codeEndsAt).toBe(5000);
});

test('a team is replaced where it stands, a new one comes last', () => {
  const [a, b] = [managed(buildTeam({ team_id: 1 }), 0), managed(buildTeam({ team_id: 2 }), 0)];
  const changed = { ...a, name: 'Changed' };
  expect(withTeam([a, b], changed)).toEqual([changed, b]);
  expect(withTeam([a], b)).toEqual([a, b]);
});

test.each([
  [0, '0 athletes'],
  [1, '1 athlete'],
  [20, '20 athletes'],
])('%d: %s', (count, text) => {
  expect(athletesText(count)).toBe(text);
});
