import { isOnTeam } from './membership.js';

test.each([
  ['2026-11-27', null, true],
  ['2026-11-28', null, true],
  ['2026-11-29', null, false],
  [null, null, true],
  [null, '2026-11-28', true],
  [null, '2026-11-27', false],
  ['2026-11-28', '2026-11-28', true],
  // A membership that ended on its first day has none.
  ['2026-11-28', '2026-11-27', false],
])('an athlete who joined on %p and left after %p is on the team on November 28: %p', (joinedOn, lastDay, expected) =>
  expect(isOnTeam({ joinedOn, lastDay }, '2026-11-28')).toBe(expected),
);
