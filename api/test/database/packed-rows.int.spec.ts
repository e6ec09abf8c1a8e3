import { addDays } from '@touchline/contracts/calendar-date';
import { Reach } from '../../src/common/access/reach.js';
import { PackedRows } from '../../src/common/paging/packed-rows.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const FROM = '2026-03-01';
const TO = '2026-03-31';

interface Ratings {
  date: string;
  stress: number | null;
  fatigue: number | null;
}
interface Load {
  date: string;
  rpe: number;
  durationMin: number;
}
const RATINGS = new PackedRows<Ratings>('wellness_entries', { stress: 'row.stress', fatigue: 'row.fatigue' });
const LOADS = new PackedRows<Load>('training_sessions', { rpe: 'row.rpe', durationMin: 'row.duration_min' });

let at: TestApp;
let athleteId: number;
let otherId: number;

beforeAll(async () => {
  at = await createTestApp();
  const { id: institutionId } = await build.institution(at);
  const { id: teamId } = await build.team(at, await build.coach(at, { institutionId }));
  athleteId = (await build.athlete(at, { teamId })).id;
  otherId = (await build.athlete(at, { teamId })).id;
});
afterAll(() => at.close());

const everyone = () => ({ reach: Reach.ofAllDays([athleteId, otherId]), athleteIds: [athleteId, otherId] });
const byDay = <Row extends { date: string }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.date < b.date ? -1 : 1));

it('has the numbers of each athlete, decimals and missing ones too, and no row of another day', async () => {
  await build.entry(at, { athleteId, date: FROM, stress: 10, fatigue: null });
  await build.entry(at, { athleteId, date: TO, stress: null, fatigue: 1 });
  await build.entry(at, { athleteId, date: addDays(FROM, -1) });
  await build.entry(at, { athleteId, date: addDays(TO, 1) });
  await build.session(at, { athleteId: otherId, date: FROM, rpe: 7.5, durationMin: 90 });
  await build.session(at, { athleteId: otherId, date: FROM, rpe: 0, durationMin: 1 });

  const ratings = await RATINGS.find(at.read, everyone(), { from: FROM, to: TO });
  expect(byDay(ratings(athleteId))).toEqual([
    { date: FROM, stress: 10, fatigue: null },
    { date: TO, stress: null, fatigue: 1 },
  ]);
  expect(ratings(otherId)).toEqual([]);

  const loads = await LOADS.find(at.read, everyone(), { from: FROM, to: TO });
  expect(loads(otherId).sort((a, b) => a.rpe - b.rpe)).toEqual([
    { date: FROM, rpe: 0, durationMin: 1 },
    { date: FROM, rpe: 7.5, durationMin: 90 },
  ]);
  expect(loads(athleteId)).toEqual([]);
});

it('leaves out days that are not reached, and rows that the condition excludes', async () => {
  const reach = new Reach(new Map([[athleteId, [{ from: addDays(FROM, 1), to: TO }]]]));
  const own = { reach, athleteIds: [athleteId] };

  const ratings = await RATINGS.find(at.read, own, { from: FROM, to: TO });
  expect(ratings(athleteId).map(({ date }) => date)).toEqual([TO]);

  const stressed = await RATINGS.find(at.read, own, { from: FROM, to: TO }, { condition: 'row.stress IS NOT NULL' });
  expect(stressed(athleteId)).toEqual([]);
});

it('has all rows of an athlete, also when their text is longer than a MariaDB server allows by default', async () => {
  const day = addDays(TO, 30);
  for (let n = 0; n < 24; n += 1) await build.session(at, { athleteId, date: day, durationMin: n });
  // Each row has 50 000 characters, all of them 1.2 MB.
  const long = new PackedRows<Load>('training_sessions', {
    rpe: `'5.${'0'.repeat(50_000)}'`,
    durationMin: 'row.duration_min',
  });

  const loads = (await long.find(at.read, everyone(), { from: day, to: day }))(athleteId);
  expect(loads.map(({ durationMin }) => durationMin).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, n) => n),
  );
});
