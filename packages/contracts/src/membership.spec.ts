import { isOnTeam } from './membership.js';

test.each([
  ['2026-11-27', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
  [null, true],
])('an athlete who joined on %p is on the team on November 28: %p', (joinedOn, expected) =>
  expect(isOnTeam(joinedOn, '2026-11-28')).toBe(expected),
);
