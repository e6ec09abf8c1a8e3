import { addDays } from '@touchline/contracts/calendar-date';
import { athleteTrendsSchema } from '@touchline/contracts/trends.schema';
import { z } from 'zod';
import type { Athlete } from '../../src/modules/athletes/index.js';
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
  // Each story has institutions of its own: none sees what another left.
  beforeEach(async () => {
    at.clock.moveTo(NOW);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach, { sport: 'Rugby (M)' })).id;
  });
  afterAll(() => at.close());

  const trends = async (query = '', actor = actors.own) =>
    z.array(athleteTrendsSchema).parse((await actor.get(`${URL}${query}`)).json());
  const athlete = (partial: Partial<Athlete> = {}) => build.athlete(at, { teamId, ...partial });
  const only = async (query = '') => (await trends(query))[0];

  /** A session of 60 minutes on each of these days back from today. */
  const train = async ({ id }: Athlete, rpe: number, days: readonly number[], from = TODAY) => {
    for (const day of days) await build.session(at, { athleteId: id, date: ago(day, from), rpe, durationMin: 60 });
  };
  /** A survey of four equal ratings. */
  const answer = async ({ id }: Athlete, rating: number | null, days: readonly number[]) => {
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
    { id }: Athlete,
    kind: 'sprint' | 'jump',
    tests: readonly (readonly [day: number, value: number])[],
  ) => {
    for (const [day, value] of tests) await build.fatigueTest(at, { athleteId: id, kind, recordedAt: ago(day), value });
  };
  const days = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);

  describe('figures', () => {
    it('hold the last seven days and the latest tests against the athlete’s own before them', async () => {
      const ann = await athlete({ firstName: 'Ann', lastName: 'Abel' });
      // Every other day of the four weeks 300 (mean 150); of this week four days 600, and a second session of 60.5 on one of them.
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
        team: 'Rugby (M)',
        team_id: teamId,
        // 2460.5 / 7 against 150; deviation √(28 · 150² / 27) = 152.75: z 3.08.
        trainingLoad: { value: 351.5, insight: '+134 % vs own 4 weeks', trend: 'up' },
        // 16 against 20 with a deviation of one point: z 6.08.
        wellness: { value: 16, insight: '4.0 points better than own 4 weeks', trend: 'up' },
        // 3 % of 1.8, the noise being 1.5 %: z 1.63.
        sprint: { value: 1.746, insight: '3.0 % faster than own 2 tests before', trend: 'up' },
        // 10 %, the noise being 5 %: z 1.41.
        vertical: { value: 44, insight: '10.0 % higher than own test before', trend: 'up' },
        variation: 6,
      });
    });

    it('are none of somebody of whom nothing is recorded', async () => {
      await athlete();
      expect(await only()).toMatchObject({
        trainingLoad: NO_DATA,
        wellness: NO_DATA,
        sprint: NO_DATA,
        vertical: NO_DATA,
        variation: null,
      });
    });

    it('have a variation only where two trends have data', async () => {
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
        vertical: { value: 40, insight: 'Same as own test before', trend: 'flat' },
        variation: 8,
      });
    });

    it('take a week without training as a load of 0, and an effort of 0 as a session', async () => {
      const ann = await athlete();
      await train(ann, 5, [8, 10, 12, 14, 34]);
      expect((await only())?.trainingLoad).toEqual(NO_DATA);
      await train(ann, 0, [20]);
      expect((await only())?.trainingLoad).toEqual({ value: 0, insight: '−100 % vs own 4 weeks', trend: 'down' });
    });

    it('count the days since the first session, wherever it lies: 21 of the four weeks are enough', async () => {
      const [long, enough, short] = [
        await athlete({ lastName: 'A' }),
        await athlete({ lastName: 'B' }),
        await athlete({ lastName: 'C' }),
      ];
      for (const one of [long, enough, short]) await train(one, 5, [7, 8, 9, 10, 11]);
      await train(long, 5, [12, 200]);
      await train(enough, 5, [27]);
      await train(short, 5, [26]);
      // 1800 over 28 days, and over 21.
      expect((await trends()).map(({ trainingLoad }) => trainingLoad.value)).toEqual([0, 0, null]);
      await train(long, 5, [0]);
      await train(enough, 5, [0]);
      expect((await trends()).map(({ trainingLoad }) => trainingLoad.insight)).toEqual([
        '−33 % vs own 4 weeks',
        '−50 % vs own 4 weeks',
        'No data',
      ]);
    });

    it('leave out surveys that are not complete', async () => {
      const ann = await athlete();
      await answer(ann, 5, [...days(7, 16), 0, 1]);
      await answer(ann, null, [2]);
      await build.entry(at, { athleteId: ann.id, date: ago(3), stress: null });
      expect((await only())?.wellness).toEqual(NO_DATA);
      await answer(ann, 5, [4]);
      expect((await only())?.wellness).toEqual({ value: 20, insight: 'Same as own 4 weeks', trend: 'flat' });
    });

    it('never mix the kinds of test, nor athletes', async () => {
      const [ann, bo] = [await athlete({ lastName: 'A' }), await athlete({ lastName: 'B' })];
      await test(ann, 'sprint', [
        [0, 1.8],
        [7, 1.8],
      ]);
      await test(bo, 'jump', [
        [0, 40],
        [7, 40],
      ]);
      await build.fatigueTest(at, { athleteId: bo.id, kind: 'grip', recordedAt: ago(0), value: 50 });
      expect((await trends()).map((one) => METRICS.map((metric) => one[metric].value))).toEqual([
        [null, null, 1.8, null],
        [null, null, null, 40],
      ]);
    });
  });

  describe('days', () => {
    /** With just enough records: a load of 150 a day in the four weeks, and one session of this week; two surveys of this week. */
    async function measured(): Promise<Athlete> {
      const ann = await athlete();
      await train(ann, 5, [0, ...days(8, 34, 2)]);
      await answer(ann, 5, [...days(8, 17), 1, 2]);
      return ann;
    }
    const figures = async () => {
      const ann = await only();
      return [ann?.trainingLoad.insight, ann?.wellness.insight];
    };

    it('of this week are seven, of the baseline the 28 before them', async () => {
      const ann = await measured();
      expect(await figures()).toEqual(['−71 % vs own 4 weeks', 'No data']);
      await train(ann, 5, [35, 36]);
      await answer(ann, 10, [35, 36]);
      expect(await figures()).toEqual(['−71 % vs own 4 weeks', 'No data']);
      await train(ann, 5, [6]);
      await answer(ann, 5, [6]);
      expect(await figures()).toEqual(['−43 % vs own 4 weeks', 'Same as own 4 weeks']);
      await train(ann, 5, [7]);
      await answer(ann, 9, [7]);
      expect(await figures()).toEqual(['−47 % vs own 4 weeks', '1.5 points better than own 4 weeks']);
      await train(ann, 10, [34]);
      await answer(ann, 10, [34]);
      expect(await figures()).toEqual(['−53 % vs own 4 weeks', '3.0 points better than own 4 weeks']);
    });

    it('after today are not there yet', async () => {
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

    it('of a latest test are the last 28, of earlier ones 84 before it, at most five of them', async () => {
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
        insight: '20.0 % lower than own test before',
        trend: 'down',
      });
      await test(ann, 'sprint', [
        [0, 1.8],
        [1, 2],
        [2, 2],
        [3, 2],
      ]);
      // 1.8 against 1.92: 30 days back is the fifth.
      expect((await only())?.sprint.insight).toBe('6.3 % faster than own 5 tests before');
    });

    it('are those of the coach’s own clock, or of the institution’s', async () => {
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
      // Already Saturday there.
      expect((await trends('', abroad))[0]?.sprint).toEqual(NO_DATA);
    });
  });

  describe('reach', () => {
    it('is who is on a roster of the own teams, of one team where one is asked for, in the order of the athletes’ list', async () => {
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

    it('ends at the own teams: a foreign team reads like an unknown one, empty', async () => {
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
