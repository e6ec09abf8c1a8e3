import { buildAthlete } from '../testing/build-athlete.js';
import { updateRoster } from './change-athlete.js';

const roster = [buildAthlete(), buildAthlete({ athlete_id: 12 })];
const here = { teamId: 1, archived: false };

test('a changed athlete is replaced in place', () => {
  const changed = buildAthlete({ athlete_id: 12, position: 'Winger' });
  expect(updateRoster(roster, changed, here)).toEqual([roster[0], changed]);
});

test.each([
  ['moved', { team_id: 2 }],
  ['archived', { archived_at: '2026-11-20T10:00:00.000Z' }],
])('an athlete who was %s is removed', (_how, change) => {
  expect(updateRoster(roster, buildAthlete(change), here)).toEqual([roster[1]]);
});

test('an athlete who is back on the roster leaves the archived list; the other list adds them with its next refresh', () => {
  expect(
    updateRoster([buildAthlete({ archived_at: '2026-11-20T10:00:00.000Z' })], buildAthlete(), {
      teamId: 1,
      archived: true,
    }),
  ).toEqual([]);
  expect(updateRoster([roster[1]!], buildAthlete(), here)).toEqual([roster[1]]);
});
