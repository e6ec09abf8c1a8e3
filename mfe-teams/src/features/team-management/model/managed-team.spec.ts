import { buildTeam, NO_CODE } from '../testing/build.js';
import { toManagedTeam, upsertTeam } from './managed-team.js';

test('a code ends the given number of seconds after the answer arrived', () => {
  expect(toManagedTeam(buildTeam({ expires_in_seconds: 10 }), 5000).codeEndsAt).toBe(15_000);
  expect(toManagedTeam(buildTeam(NO_CODE), 5000).codeEndsAt).toBeNull();
});

test('a code with less than a second left ends at once', () => {
  expect(toManagedTeam(buildTeam({ expires_in_seconds: 0 }), 5000).codeEndsAt).toBe(5000);
});

test('a known team is replaced in place, a new team is appended', () => {
  const [a, b] = [toManagedTeam(buildTeam({ team_id: 1 }), 0), toManagedTeam(buildTeam({ team_id: 2 }), 0)];
  const changed = { ...a, name: 'Changed' };
  expect(upsertTeam([a, b], changed)).toEqual([changed, b]);
  expect(upsertTeam([a], b)).toEqual([a, b]);
});
