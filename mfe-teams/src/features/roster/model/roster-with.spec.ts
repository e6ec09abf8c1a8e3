import { buildAthlete } from '../testing/build-athlete.js';
import { rosterWith } from './roster-with.js';

const roster = [buildAthlete(), buildAthlete({ athlete_id: 12 })];
const here = { teamId: 1, archived: false };

test('who has changed stands in their place', () => {
  const changed = buildAthlete({ athlete_id: 12, position: 'Winger' });
  expect(rosterWith(roster, changed, here)).toEqual([roster[0], changed]);
});

test.each([
  ['moved', { team_id: 2 }],
  ['archived', { archived_at: '2026-11-20T10:00:00.000Z' }],
])('who was %s is gone', (_how, change) => {
  expect(rosterWith(roster, buildAthlete(change), here)).toEqual([roster[1]]);
});

test('who was brought back leaves the archived ones, and comes to the others with the next look', () => {
  expect(
    rosterWith([buildAthlete({ archived_at: '2026-11-20T10:00:00.000Z' })], buildAthlete(), {
      teamId: 1,
      archived: true,
    }),
  ).toEqual([]);
  expect(rosterWith([roster[1]!], buildAthlete(), here)).toEqual([roster[1]]);
});
