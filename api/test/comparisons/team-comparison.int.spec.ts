import { addDays } from '@touchline/contracts/calendar-date';
import {
  teamLoadSchema,
  teamMeasurementsSchema,
  teamTestsSchema,
  teamWellnessSchema,
} from '@touchline/contracts/comparisons.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { addMeasure, GROIN, NORDBORD } from '../measures/measure-scene.js';
import { createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const TODAY = '2026-11-18';
/** TODAY is a Wednesday. */
const MONDAY = '2026-11-16';
const URL = '/api/dashboard/team-comparison';

describe("the figures of an athlete's team", () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athletes: AthleteEntity[];

  beforeAll(async () => {
    at = await createTestAppAt(`${TODAY}T12:00:00Z`);
  });
  // Each test has its own institutions and does not see the rows of another.
  beforeEach(async () => {
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    athletes = [];
    for (let n = 0; n < 3; n += 1) athletes.push(await build.athlete(at, { teamId: team.id }));
  });
  afterAll(() => at.close());

  const idOf = (n: number) => athletes[n]?.id ?? 0;
  const get = async (kind: string, { from = TODAY, to = TODAY, actor = actors.own, id = idOf(0), more = '' } = {}) =>
    actor.get(`${URL}/${kind}?athlete_id=${id}&from=${from}&to=${to}${more}`);
  const answer = (n: number, date: string, rating: number | null, stress = rating) =>
    build.entry(at, { athleteId: idOf(n), date, sleepQuality: 2, fatigue: 3, muscleSoreness: rating, stress });
  const wellness = async (from = TODAY, to = TODAY) =>
    teamWellnessSchema.parse((await get('wellness', { from, to })).json());

  it('are the mean and the standard deviation of a day, of the ratings and of their sum', async () => {
    await answer(0, TODAY, 3);
    await answer(1, TODAY, 5);
    await answer(2, TODAY, 10);
    const three = (mean: number, sd: number) => ({ n: 3, mean, sd });
    expect(await wellness()).toEqual([
      {
        date: TODAY,
        figures: {
          sleep_quality: three(2, 0),
          fatigue: three(3, 0),
          muscle_soreness: three(6, 3.61),
          stress: three(6, 3.61),
          hooper_index: three(17, 7.21),
        },
      },
    ]);
  });

  it('need three athletes with a value: an incomplete survey has no sum, and a day of two athletes is left out', async () => {
    const yesterday = addDays(TODAY, -1);
    for (const n of [0, 1]) await answer(n, yesterday, 4);
    for (const n of [0, 1]) await answer(n, TODAY, 4);
    await answer(2, TODAY, 4, null);
    const days = await wellness(yesterday);
    expect(days.map(({ date }) => date)).toEqual([TODAY]);
    expect(days[0]?.figures).toMatchObject({ muscle_soreness: { n: 3 }, stress: null, hooper_index: null });
  });

  it('leave out archived athletes and those of other teams, also of the same coach', async () => {
    for (const n of [0, 1, 2]) await answer(n, TODAY, 4);
    const { id: otherTeam } = await build.team(at, actors.ownCoach);
    const others = [
      await build.athlete(at, { teamId: otherTeam }),
      await build.athlete(at, {
        teamId: team.id,
        archivedAt: new Date(at.clock.now().getTime() - 24 * 60 * 60 * 1000),
      }),
    ];
    for (const { id } of others) await build.entry(at, { athleteId: id, date: TODAY });
    expect((await wellness())[0]?.figures.hooper_index?.n).toBe(3);
    // An archived athlete is still shown beside the team.
    expect((await get('wellness', { id: others[1]?.id ?? 0 })).json()).toHaveLength(1);
    expect((await get('wellness', { id: others[0]?.id ?? 0 })).json()).toEqual([]);
  });

  it('count a load figure when its whole window lies in the history of the athlete', async () => {
    const days = { 0: 27, 1: 27, 2: 6 };
    for (const [n, ago] of Object.entries(days)) {
      await build.session(at, { athleteId: idOf(Number(n)), date: addDays(TODAY, -ago), rpe: 7, durationMin: 100 });
      await build.session(at, { athleteId: idOf(Number(n)), date: TODAY, rpe: Number(n), durationMin: 70 });
    }
    await build.session(at, { athleteId: idOf(0), date: TODAY, rpe: 2, durationMin: 70 });
    const [today, ...rest] = teamLoadSchema.parse((await get('training-load')).json());
    expect(rest).toEqual([]);
    expect(today?.figures).toMatchObject({
      // Loads per session: (0 + 140) / 2, 70 and 140 AU.
      srpe: { n: 3, mean: 93.33, sd: 40.41 },
      // 140, 70 and 840 AU in seven days.
      acute_workload: { n: 3, mean: 50 },
      chronic_workload: null,
    });
  });

  it("take each athlete's latest test of a week, with the weeks of the first and the last day whole", async () => {
    const test = (n: number, recordedAt: string, value: number) =>
      build.performanceTest(at, { athleteId: idOf(n), kind: 'sprint', recordedAt, value });
    await test(0, MONDAY, 1.9);
    await test(0, addDays(MONDAY, 2), 1.7);
    await test(1, addDays(MONDAY, 4), 1.8);
    await test(2, addDays(MONDAY, 6), 1.9);
    for (const n of [0, 1]) await test(n, addDays(MONDAY, 7), 1.8);
    const weeks = teamTestsSchema.parse((await get('tests', { to: addDays(TODAY, 7) })).json());
    expect(weeks).toEqual([
      { date: MONDAY, figures: { grip: null, sprint: { n: 3, mean: 1.8, sd: 0.1 }, jump: null } },
    ]);
  });

  describe('of what a club measures itself', () => {
    const store = (n: number, day: string, measureKey: string, value: number, more = {}) =>
      build.measurement(at, { athleteId: idOf(n), day, measureKey, value, ...more });
    const measured = async (key: string, from = TODAY, to = TODAY) =>
      teamMeasurementsSchema.parse((await get('measurements', { from, to, more: `&measure=${key}` })).json());
    const none = { none: null, left: null, right: null };

    it("take each athlete's best of the latest day of a week, by side", async () => {
      const { key } = await addMeasure(actors.own, NORDBORD);
      const left = (n: number, day: string, value: number, trial = 1) =>
        store(n, day, key, value, { side: 'left', trial });
      await left(0, MONDAY, 900);
      await left(0, TODAY, 400);
      await left(0, TODAY, 410, 2);
      await left(1, addDays(MONDAY, 6), 420);
      await left(2, MONDAY, 430);
      for (const n of [0, 1]) await store(n, TODAY, key, 380, { side: 'right' });
      expect(await measured(key)).toEqual([
        { date: MONDAY, measure_version: 1, figures: { ...none, left: { n: 3, mean: 420, sd: 10 } } },
      ]);
    });

    it('are of single days for what athletes answer, and never of two versions', async () => {
      const groin = await addMeasure(actors.own, GROIN);
      const yesterday = addDays(TODAY, -1);
      for (const n of [0, 1, 2]) await store(n, yesterday, groin.key, n);
      for (const n of [0, 1, 2]) await store(n, TODAY, groin.key, 5, { measureVersion: n === 2 ? 2 : 1 });
      expect(await measured(groin.key, yesterday)).toEqual([
        { date: yesterday, measure_version: 1, figures: { ...none, none: { n: 3, mean: 1, sd: 1 } } },
      ]);
    });

    it('leave out values of days before somebody joined the team', async () => {
      const { key } = await addMeasure(actors.own, GROIN);
      const late = await build.athlete(at, { teamId: team.id, joinedOn: addDays(TODAY, 1) });
      for (const n of [0, 1, 2]) await store(n, TODAY, key, 2);
      await build.measurement(at, { athleteId: late.id, day: TODAY, measureKey: key, value: 9 });
      expect(await measured(key)).toMatchObject([{ figures: { none: { n: 3, mean: 2 } } }]);
    });

    it('are of measures of the club alone, and none without a value', async () => {
      const { key } = await addMeasure(actors.own, GROIN);
      expect(await measured(key)).toEqual([]);
      const unknown = await get('measurements', { more: '&measure=own.99999' });
      expect([unknown.statusCode, unknown.json<{ fields: object }>().fields]).toEqual([
        400,
        [{ path: 'measure', message: 'This is not a measure of the club.' }],
      ]);
      expect((await get('measurements')).statusCode).toBe(400);
    });
  });

  it.each(['wellness', 'training-load', 'tests'])('are empty without %s, and for an emptied team', async (kind) => {
    expect((await get(kind)).json()).toEqual([]);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    const gone = await build.athlete(at, { teamId, archivedAt: at.clock.now() });
    expect((await get(kind, { id: gone.id })).json()).toEqual([]);
  });

  it('are noted as a read of every athlete of the team', async () => {
    await get('tests');
    const entries = await at.read.findBy(AuditEntryEntity, { kind: 'fatigue' });
    const read = entries.filter(({ coachId }) => coachId === actors.ownCoach.id);
    expect(read.map(({ athleteId, action }) => [athleteId, action])).toEqual(athletes.map(({ id }) => [id, 'read']));
  });

  it.each([
    ['wellness', 100],
    ['training-load', 100],
    ['tests', 400],
  ])('of %s cover at most %p days', async (kind, most) => {
    expect((await get(kind, { from: addDays(TODAY, 1 - most) })).statusCode).toBe(200);
    const tooMany = await get(kind, { from: addDays(TODAY, -most) });
    expect([tooMany.statusCode, tooMany.json<{ fields: object }>().fields]).toEqual([
      400,
      [{ path: 'to', message: `To must make a range of at most ${most} days.` }],
    ]);
    expect((await get(kind, { from: addDays(TODAY, 1) })).statusCode).toBe(400);
  });
});
