import { addDays } from '@touchline/contracts/calendar-date';
import { performanceSchema, type Overview, type Performance } from '@touchline/contracts/overview.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const URL = '/api/dashboard/performance';
/** A Wednesday; its week starts on 16 November, the four weeks before it on 19 October. */
const TODAY = '2026-11-18';
const NOW = `${TODAY}T12:00:00Z`;
const MONDAY = '2026-11-16';
const FOUR_WEEKS_AGO = '2026-10-19';

describe("an athlete's performance", () => {
  let at: TestApp;
  let actors: Actors;
  let ada: AthleteEntity;
  let grace: AthleteEntity;

  beforeAll(async () => {
    at = await createTestAppAt(NOW);
    actors = await createActors(at);
  });
  // Each test has its own athletes and does not see the rows of another.
  beforeEach(async () => {
    at.clock.moveTo(NOW);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, { teamId });
    grace = await build.athlete(at, { teamId });
  });
  afterAll(() => at.close());

  const get = async (query = '', actor = actors.own): Promise<Performance> => {
    const response = await actor.get(`${URL}?athlete_id=${ada.id}${query}`);
    expect(response.statusCode).toBe(200);
    return performanceSchema.strict().parse(response.json<Performance>());
  };
  const done = async (query = '') =>
    (await get(query)).daily_tasks.flatMap(({ task, done: isDone }) => (isDone ? [task] : []));

  it('has null figures and no task done without records', async () => {
    expect(await get()).toEqual({
      today: TODAY,
      weekly_workload: Array.from({ length: 7 }, (_, day) => ({
        date: addDays(MONDAY, day),
        load: null,
        four_week_mean: null,
      })),
      daily_tasks: ['wellness_survey', 'sprint_test', 'jump_test', 'training_session'].map((task) => ({
        task,
        done: false,
      })),
    });
  });

  describe('the workload of the week', () => {
    const train = (date: string, rpe: number, durationMin: number) =>
      build.session(at, { athleteId: ada.id, date, rpe, durationMin });

    it('comes with the mean of the same weekday in the four weeks before, as in the overview', async () => {
      await train('2026-09-01', 10, 600);
      // Mondays with 100 and 50, none, 300 and 0 AU; the Monday before them and the current one do not count.
      for (const [date, rpe, minutes] of [
        ['2026-10-12', 10, 100],
        [FOUR_WEEKS_AGO, 5, 20],
        [FOUR_WEEKS_AGO, 5, 10],
        ['2026-11-02', 0.5, 600],
        ['2026-11-09', 0, 60],
        [MONDAY, 7, 60],
      ] as const)
        await train(date, rpe, minutes);
      await train('2026-11-15', 3.5, 11);
      await train(TODAY, 4, 30);
      await build.session(at, { athleteId: grace.id, date: '2026-11-03' });
      const { weekly_workload: week } = await get();
      // Monday (150 + 0 + 300 + 0) / 4, Sunday 38.5 / 4 = 9.625, rounded half up.
      expect(week.map(({ four_week_mean: mean }) => mean)).toEqual([112.5, 0, 0, 0, 0, 0, 9.63]);
      expect(week.map(({ load }) => load)).toEqual([420, 0, 120, null, null, null, null]);
      expect(
        (await actors.own.get(`/api/dashboard/overview?athlete_id=${ada.id}`)).json<Overview>().athlete
          ?.weekly_workload,
      ).toEqual(week);
    });

    it('has no mean before there are four weeks of history', async () => {
      const means = async () => (await get()).weekly_workload.map(({ four_week_mean: mean }) => mean);
      await train(addDays(FOUR_WEEKS_AGO, 1), 4, 100);
      expect(await means()).toEqual(Array(7).fill(null));
      await train(FOUR_WEEKS_AGO, 0, 30);
      expect(await means()).toEqual([0, 100, 0, 0, 0, 0, 0]);
    });

    it('is the week of the coach’s local day', async () => {
      await train(FOUR_WEEKS_AGO, 4, 100);
      await train(MONDAY, 4, 50);
      at.clock.advance(4 * 86_400);
      const signedInLater = new Actor(at, actors.ownCoach);
      await signedInLater.signIn();
      expect((await get('&today=2026-11-23', signedInLater)).weekly_workload[0]).toEqual({
        date: '2026-11-23',
        load: 0,
        four_week_mean: 50,
      });
      expect((await get('&today=2026-11-22', signedInLater)).weekly_workload[0]).toEqual({
        date: MONDAY,
        load: 200,
        four_week_mean: 100,
      });
    });
  });

  describe("today's tasks", () => {
    it('are each done by a record of today', async () => {
      await build.performanceTest(at, { athleteId: ada.id, kind: 'grip', recordedAt: TODAY });
      expect(await done()).toEqual([]);
      await build.performanceTest(at, { athleteId: ada.id, kind: 'jump', recordedAt: TODAY });
      expect(await done()).toEqual(['jump_test']);
      await build.performanceTest(at, { athleteId: ada.id, kind: 'sprint', recordedAt: TODAY, value: 1.8 });
      await build.session(at, { athleteId: ada.id, date: TODAY, rpe: 0, durationMin: 1 });
      await build.entry(at, { athleteId: ada.id, date: TODAY });
      expect(await done()).toEqual(['wellness_survey', 'sprint_test', 'jump_test', 'training_session']);
    });

    it('are not done by a record of yesterday, of tomorrow or of another athlete', async () => {
      for (const date of [addDays(TODAY, -1), addDays(TODAY, 1)]) {
        await build.entry(at, { athleteId: ada.id, date });
        await build.session(at, { athleteId: ada.id, date });
        for (const kind of ['sprint', 'jump'] as const)
          await build.performanceTest(at, { athleteId: ada.id, kind, recordedAt: date });
      }
      await build.entry(at, { athleteId: grace.id, date: TODAY });
      await build.session(at, { athleteId: grace.id, date: TODAY });
      expect(await done()).toEqual([]);
      // For a coach in another time zone it may be one of those days.
      expect(await done(`&today=${addDays(TODAY, 1)}`)).toHaveLength(4);
    });

    it('are not done by an incomplete survey', async () => {
      await build.entry(at, { athleteId: ada.id, date: TODAY, stress: null });
      expect(await done()).toEqual([]);
    });
  });

  describe('out of reach', () => {
    it('gives byte-identical answers for other coaches’ and unknown athletes', async () => {
      const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
      const answers = await Promise.all([
        actors.own.get(`${URL}?athlete_id=${foreign.id}`),
        actors.own.get(`${URL}?athlete_id=987654321`),
        actors.colleague.get(`${URL}?athlete_id=${ada.id}`),
        actors.stranger.get(`${URL}?athlete_id=${ada.id}`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
      expect((await actors.anonymous.get(`${URL}?athlete_id=${ada.id}`)).statusCode).toBe(401);
    });

    it('shows an archived athlete', async () => {
      ada = await build.athlete(at, { teamId: ada.teamId, archivedAt: new Date() });
      expect(await done()).toEqual([]);
    });

    it.each([
      '',
      'athlete_id=',
      'athlete_id=0',
      'athlete_id=1.5',
      'athlete_id=x',
      'athlete_id=1&athlete_id=2',
      'athlete_id=1&team_id=1',
      'athlete_id=1&today=',
      'athlete_id=1&today=2026-2-3',
      'athlete_id=1&today=2026-11-16',
      'athlete_id=1&today=2026-11-20',
    ])('?%s is refused', async (query) => {
      expect((await actors.own.get(`${URL}?${query}`)).statusCode).toBe(400);
    });
  });
});
