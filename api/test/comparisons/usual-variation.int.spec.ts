import { addDays } from '@touchline/contracts/calendar-date';
import { usualTestsSchema, usualWellnessSchema } from '@touchline/contracts/comparisons.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const TODAY = '2026-11-18';
const URL = '/api/dashboard/usual-variation';

describe('the usual range of an athlete', () => {
  let at: TestApp;
  let actors: Actors;
  let ada: AthleteEntity;

  beforeAll(async () => {
    at = await createTestAppAt(`${TODAY}T12:00:00Z`);
  });
  // Each test has its own institutions and does not see the rows of another.
  beforeEach(async () => {
    actors = await createActors(at);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, { teamId });
  });
  afterAll(() => at.close());

  /** A survey with this Hooper index, at least 4 and at most 13. */
  const answer = (daysAgo: number, sum: number | null) =>
    build.entry(at, {
      athleteId: ada.id,
      date: addDays(TODAY, -daysAgo),
      sleepQuality: 1,
      fatigue: 1,
      muscleSoreness: 1,
      stress: sum === null ? null : sum - 3,
    });
  const wellness = async (from = TODAY) =>
    usualWellnessSchema.parse(
      (await actors.own.get(`${URL}/wellness?athlete_id=${ada.id}&from=${from}&to=${TODAY}`)).json(),
    );
  const tests = async () => usualTestsSchema.parse((await actors.own.get(`${URL}/tests?athlete_id=${ada.id}`)).json());

  it('is the mean of the 28 days before a day, at least 2 to either side', async () => {
    for (let ago = 1; ago <= 14; ago += 1) await answer(ago, ago % 2 === 0 ? 10 : 9);
    expect(await wellness()).toEqual([{ date: TODAY, n: 14, mean: 9.5, low: 7.5, high: 11.5 }]);
  });

  it('is as wide as the own standard deviation, without the day itself and without older answers', async () => {
    for (let ago = 15; ago <= 28; ago += 1) await answer(ago, ago % 2 === 0 ? 4 : 12);
    await answer(0, 13);
    await answer(29, 13);
    expect(await wellness()).toEqual([{ date: TODAY, n: 14, mean: 8, low: 3.85, high: 12.15 }]);
  });

  it('is unknown with fewer than 14 complete answers, and says how many there are', async () => {
    for (let ago = 1; ago <= 13; ago += 1) await answer(ago, 9);
    await answer(14, null);
    const nothing = { mean: null, low: null, high: null };
    expect(await wellness(addDays(TODAY, -1))).toEqual([
      { date: addDays(TODAY, -1), n: 12, ...nothing },
      { date: TODAY, n: 13, ...nothing },
    ]);
  });

  it('of tests lies around the previous one, for each kind by itself', async () => {
    const test = (kind: 'grip' | 'jump', recordedAt: string, value: number) =>
      build.performanceTest(at, { athleteId: ada.id, kind, recordedAt, value });
    await test('jump', '2026-11-02', 40);
    await test('grip', '2026-11-03', 41.25);
    await test('jump', '2026-11-09', 44);
    const byDefault = { typical_error: 1.5, own: false, usual_change: 3.182 };
    expect(await tests()).toEqual([
      { kind: 'grip', date: '2026-11-03', previous: null, change: null, beyond: null, ...byDefault },
      { kind: 'jump', date: '2026-11-02', previous: null, change: null, beyond: null, ...byDefault },
      { kind: 'jump', date: '2026-11-09', previous: 40, change: 4, beyond: true, ...byDefault },
    ]);
  });

  it('comes from the own tests from the sixth test on', async () => {
    for (const [week, value] of [36.6, 38.5, 37.8, 35.1, 39.7, 36.4, 37.3].entries())
      await build.performanceTest(at, {
        athleteId: ada.id,
        kind: 'jump',
        recordedAt: addDays('2026-09-01', 7 * week),
        value,
      });
    expect((await tests()).map(({ own }) => own)).toEqual([false, false, false, false, false, true, true]);
  });
});
