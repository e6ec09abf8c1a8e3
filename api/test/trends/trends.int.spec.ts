import { addDays } from '@touchline/contracts/calendar-date';
import { athleteTrendsSchema } from '@touchline/contracts/trends.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const URL = '/api/athletes/trends';
const NOW = '2026-11-20T12:00:00Z';
const TODAY = '2026-11-20';
const NO_DATA = { value: null, insight: 'No data', trend: 'flat' };
const ago = (days: number, from = TODAY) => addDays(from, -days);
const METRICS = ['trainingLoad', 'wellness', 'sprint', 'vertical'] as const;

describe('athlete trends', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestAppAt(NOW);
  });
  // Each test has its own institutions and does not see the rows of another.
  beforeEach(async () => {
    at.clock.moveTo(NOW);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach, { sport: 'Rugby (M)' })).id;
  });
  afterAll(() => at.close());

  const trends = async (query = '', actor = actors.own) =>
    z.array(athleteTrendsSchema).parse((await actor.get(`${URL}${query}`)).json());
  const athlete = (partial: Partial<AthleteEntity> = {}) => build.athlete(at, { teamId, ...partial });
  const only = async (query = '') => (await trends(query))[0];

  /** Creates a session of 60 minutes on each of these days before today. */
  const train = async ({ id }: AthleteEntity, rpe: number, days: readonly number[], from = TODAY) => {
    for (const day of days) await build.session(at, { athleteId: id, date: ago(day, from), rpe, durationMin: 60 });
  };
  /** Creates a survey of four equal ratings. */
  const answer = async ({ id }: AthleteEntity, rating: number | null, days: readonly number[]) => {
    for (const day of days)
      await build.entry(at, {
        athleteId: id,
        date: ago(day),
        sleepQuality: rating,
        fatigue: rating,
        muscleSoreness: rating,
        stress: rating,
      });
  };
  const test = async (
    { id }: AthleteEntity,
    kind: 'sprint' | 'jump',
    tests: readonly (readonly [day: number, value: number])[],
  ) => {
    for (const [day, value] of tests)
      await build.performanceTest(at, { athleteId: id, kind, recordedAt: ago(day), value });
  };
  const days = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);

  describe('figures', () => {
    it('compare the last seven days and the latest tests with the athlete’s earlier ones', async () => {
      const ann = await athlete({ firstName: 'Ann', lastName: 'Abel' });
      // A load of 300 on every other day of the four weeks (mean 150); this week 600 on four days and a second session
      // of 60.5.
      await train(ann, 5, days(8, 34, 2));
      await train(ann, 10, [0, 2, 4, 6]);
      await build.session(at, { athleteId: ann.id, date: ago(6), rpe: 5.5, durationMin: 11 });
      await answer(ann, 5, days(7, 16));
      await answer(ann, 4, [0, 3, 6]);
      await test(ann, 'sprint', [
        [3, 1.746],
        [10, 1.8],
        [17, 1.8],
      ]);
      await test(ann, 'jump', [
        [1, 44],
        [8, 40],
      ]);
      expect(await only()).toEqual({
        id: ann.id,
        name: 'Ann Abel',
        jersey_number: '7',
        date_of_birth: ann.dateOfBirth,
        team: 'Rugby (M)',
        team_id: teamId,
        // 2460.5 / 7 against 150; deviation √(28 · 150² / 27) = 152.75: z 3.08.
        trainingLoad: { value: 351.5, insight: '+134 % vs 4-week average', trend: 'up' },
        // 16 against 20 with a deviation of one point: z 6.08.
        wellness: { value: 16, insight: '4.0 better than 4-week average', trend: 'up' },
        // 3 % of 1.8, the noise being 1.5 %: z 1.63.
        sprint: { value: 1.746, insight: '3.0 % faster than average of last 2 tests', trend: 'up' },
        // 10 %, the noise being 5 %: z 1.41.
        vertical: { value: 44, insight: '10.0 % higher than previous test', trend: 'up' },
        variation: 6,
        load_high: false,
      });
    });

    it('say when the load is above the athlete’s own usual weeks', async () => {
      const ann = await athlete();
      await train(ann, 5, days(7, 70, 7));
      await train(ann, 10, [0, 2, 4, 6]);
      expect(await only()).toMatchObject({ load_high: true });
    });

    it('are null without records', async () => {
      await athlete();
      expect(await only()).toMatchObject({
        trainingLoad: NO_DATA,
        wellness: NO_DATA,
        sprint: NO_DATA,
        vertical: NO_DATA,
        variation: null,
      });
    });

    it('have a variation only when two trends have data', async () => {
      const ann = await athlete();
      await test(ann, 'sprint', [
        [0, 1.5],
        [7, 1.8],
      ]);
      expect(await only()).toMatchObject({ sprint: { value: 1.5, trend: 'up' }, variation: null });
      await test(ann, 'jump', [
        [0, 40],
        [7, 40],
      ]);
      expect(await only()).toMatchObject({
        vertical: { value: 40, insight: 'Same as previous test', trend: 'flat' },
        variation: 8,
      });
    });

    it('count a week without training as a load of 0 and an RPE of 0 as a session', async () => {
      const ann = await athlete();
      await train(ann, 5, [8, 10, 12, 14, 34]);
      expect((await only())?.trainingLoad).toEqual(NO_DATA);
      await train(ann, 0, [20]);
      expect((await only())?.trainingLoad).toEqual({ value: 0, insight: '−100 % vs 4-week average', trend: 'down' });
    });

    it('count the days since the first session: 21 days of the four weeks are enough', async () => {
      const [long, enough, short] = [
        await athlete({ lastName: 'A' }),
        await athlete({ lastName: 'B' }),
        await athlete({ lastName: 'C' }),
      ];
      for (const one of [long, enough, short]) await train(one, 5, [7, 8, 9, 10, 11]);
      await train(long, 5, [12, 200]);
      await train(enough, 5, [27]);
      await train(short, 5, [26]);
      // A load of 1800 in 28 and in 21 days.
      expect((await trends()).map(({ trainingLoad }) => trainingLoad.value)).toEqual([0, 0, null]);
      await train(long, 5, [0]);
      await train(enough, 5, [0]);
      expect((await trends()).map(({ trainingLoad }) => trainingLoad.insight)).toEqual([
        '−33 % vs 4-week average',
        '−50 % vs 4-week average',
        'No data',
      ]);
    });

    it('leave out incomplete surveys', async () => {
      const ann = await athlete();
      await answer(ann, 5, [...days(7, 16), 0, 1]);
      await answer(ann, null, [2]);
      await build.entry(at, { athleteId: ann.id, date: ago(3), stress: null });
      expect((await only())?.wellness).toEqual(NO_DATA);
      await answer(ann, 5, [4]);
      expect((await only())?.wellness).toEqual({ value: 20, insight: 'Same as 4-week average', trend: 'flat' });
    });

    it('never mix kinds of tests or athletes', async () => {
      const [ann, bo] = [await athlete({ lastName: 'A' }), await athlete({ lastName: 'B' })];
      await test(ann, 'sprint', [
        [0, 1.8],
        [7, 1.8],
      ]);
      await test(bo, 'jump', [
        [0, 40],
        [7, 40],
      ]);
      await build.performanceTest(at, { athleteId: bo.id, kind: 'grip', recordedAt: ago(0), value: 50 });
      expect((await trends()).map((one) => METRICS.map((metric) => one[metric].value))).toEqual([
        [null, null, 1.8, null],
        [null, null, null, 40],
      ]);
    });
  });

  describe('days', () => {
    /** Creates just enough records: a load of 150 a day in the four weeks, one session and two surveys this week. */
    async function measured(): Promise<AthleteEntity> {
      const ann = await athlete();
      await train(ann, 5, [0, ...days(8, 34, 2)]);
      await answer(ann, 5, [...days(8, 17), 1, 2]);
      return ann;
    }
    const figures = async () => {
      const ann = await only();
      return [ann?.trainingLoad.insight, ann?.wellness.insight];
    };

    it('are the last seven and the 28 before them', async () => {
      const ann = await measured();
      expect(await figures()).toEqual(['−71 % vs 4-week average', 'No data']);
      await train(ann, 5, [35, 36]);
      await answer(ann, 10, [35, 36]);
      expect(await figures()).toEqual(['−71 % vs 4-week average', 'No data']);
      await train(ann, 5, [6]);
      await answer(ann, 5, [6]);
      expect(await figures()).toEqual(['−43 % vs 4-week average', 'Same as 4-week average']);
      await train(ann, 5, [7]);
      await answer(ann, 9, [7]);
      expect(await figures()).toEqual(['−47 % vs 4-week average', '1.5 better than 4-week average']);
      await train(ann, 10, [34]);
      await answer(ann, 10, [34]);
      expect(await figures()).toEqual(['−53 % vs 4-week average', '3.0 better than 4-week average']);
    });

    it('after today are ignored', async () => {
      const ann = await measured();
      const before = await only();
      await train(ann, 10, [-1]);
      await answer(ann, 10, [-1]);
      await test(ann, 'sprint', [
        [-1, 1.5],
        [1, 1.8],
      ]);
      expect(await only()).toEqual(before);
    });

    it('allow a latest test in the last 28 and five earlier tests in the 84 before it', async () => {
      const ann = await athlete();
      await test(ann, 'sprint', [
        [29, 1.8],
        [30, 1.8],
        [31, 3],
      ]);
      expect((await only())?.sprint).toEqual(NO_DATA);
      await test(ann, 'jump', [
        [28, 40],
        [113, 30],
      ]);
      expect((await only())?.vertical).toEqual(NO_DATA);
      await test(ann, 'jump', [[112, 50]]);
      expect((await only())?.vertical).toEqual({
        value: 40,
        insight: '20.0 % lower than previous test',
        trend: 'down',
      });
      await test(ann, 'sprint', [
        [0, 1.8],
        [1, 2],
        [2, 2],
        [3, 2],
      ]);
      // 1.8 compared with 1.92: the test 30 days before is the fifth.
      expect((await only())?.sprint.insight).toBe('6.3 % faster than average of last 5 tests');
    });

    it('end on the coach’s local day, or on the day at the institution', async () => {
      const ann = await athlete();
      await test(ann, 'sprint', [
        [28, 1.8],
        [35, 1.8],
      ]);
      const value = async (query: string) => (await only(query))?.sprint.value;
      expect([
        await value(''),
        await value('?today=2026-11-20'),
        await value('?today=2026-11-19'),
        await value('?today=2026-11-21'),
      ]).toEqual([1.8, 1.8, 1.8, null]);
      const { id: institutionId } = await build.institution(at, { timeZone: 'Pacific/Auckland' });
      const coach = await build.coach(at, { institutionId });
      await build.staff(at, { teamId, coachId: coach.id });
      const abroad = new Actor(at, coach);
      await abroad.admit();
      // It is already Saturday there.
      expect((await trends('', abroad))[0]?.sprint).toEqual(NO_DATA);
    });
  });

  describe('reach', () => {
    it('covers the athletes of the coach’s teams, or of one team, in the order of the athletes’ list', async () => {
      const other = await build.team(at, actors.ownCoach);
      const [zoe, ann] = [await athlete({ lastName: 'Zoë' }), await athlete({ lastName: 'Ann', teamId: other.id })];
      await athlete({ lastName: 'Gone', archivedAt: new Date() });
      const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
      const ids = async (query: string, actor = actors.own) => (await trends(query, actor)).map(({ id }) => id);
      expect(await ids('')).toEqual([ann.id, zoe.id]);
      expect(await ids(`?team_id=${other.id}`)).toEqual([ann.id]);
      expect(await ids('', actors.colleague)).toEqual([]);
      expect(await ids('', actors.stranger)).toEqual([foreign.id]);
    });

    it('treats another coach’s team like an unknown one: empty', async () => {
      const foreign = await build.team(at, actors.strangerCoach);
      await build.athlete(at, { teamId: foreign.id });
      const answers = await Promise.all([foreign.id, 987_654_321].map((id) => actors.own.get(`${URL}?team_id=${id}`)));
      expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual([
        [200, '[]'],
        [200, '[]'],
      ]);
      expect((await actors.anonymous.get(URL)).statusCode).toBe(401);
    });
  });

  it.each([
    ['team_id=0', ['team_id']],
    ['team_id=1&team_id=2', ['team_id']],
    ['today=2026-11-18', ['today']],
    ['today=2026-11-22', ['today']],
    ['today=2026-02-30', ['today']],
    ['team_id=z&today=', ['team_id', 'today']],
    ['athlete_id=1', ['athlete_id']],
  ])('refuses ?%s, naming what is wrong', async (query, fields) => {
    const refusal = await actors.own.get(`${URL}?${query}`);
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual(fields);
  });
});
