import { addDays } from '@touchline/contracts/calendar-date';
import { trainingLoadEntrySchema, type TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/athletes/training-load';
const DAY = '2026-01-05';

describe('training load', () => {
  let at: TestApp;
  let actors: Actors;
  let mine: AthleteEntity;
  let second: AthleteEntity;
  let foreign: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const team = await build.team(at, actors.ownCoach);
    mine = await build.athlete(at, { teamId: team.id });
    second = await build.athlete(at, { teamId: team.id });
    foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(TrainingSessionEntity).execute()));
  afterAll(() => at.close());

  const ask = (query: string) => actors.own.get(`${URL}?athlete_id=${mine.id}${query}`);
  const list = async (query = '') =>
    z.array(trainingLoadEntrySchema.strict()).parse((await ask(query)).json<TrainingLoadEntry[]>());
  const save = (...entries: object[]) => actors.own.put(URL, { entries });
  const stored = () => at.read.find(TrainingSessionEntity, { order: { id: 'ASC' } });

  describe('reading', () => {
    it('returns one entry per session, by day and then by id, with the figures of its day', async () => {
      const evening = await build.session(at, {
        athleteId: mine.id,
        date: DAY,
        rpe: 6.5,
        durationMin: 70,
        externalId: 'evening',
      });
      const earlier = await build.session(at, {
        athleteId: mine.id,
        date: addDays(DAY, -1),
        rpe: 0,
        durationMin: 30,
        version: 3,
      });
      const night = await build.session(at, { athleteId: mine.id, date: DAY, rpe: 7, durationMin: 60 });
      await build.session(at, { athleteId: second.id, date: DAY });
      const undefined_ = { acwr: null, training_monotony: null, training_strain: null };
      // 455 + 420 = 875 AU on the day: 875 / 7 and 875 / 28.
      const ofDay = {
        athlete_id: mine.id,
        date: DAY,
        acute_workload: 125,
        chronic_workload: 31.25,
        ...undefined_,
        history_days: 2,
        event_id: null,
        version: 1,
      };
      expect(await list()).toEqual([
        {
          workout_id: earlier.id,
          athlete_id: mine.id,
          date: addDays(DAY, -1),
          rpe: 0,
          duration_min: 30,
          srpe: 0,
          acute_workload: 0,
          chronic_workload: 0,
          ...undefined_,
          history_days: 1,
          event_id: null,
          version: 3,
        },
        { workout_id: evening.id, rpe: 6.5, duration_min: 70, srpe: 455, ...ofDay },
        { workout_id: night.id, rpe: 7, duration_min: 60, srpe: 420, ...ofDay },
      ]);
    });

    it('is empty for an athlete without sessions', async () => {
      expect(await list()).toEqual([]);
      expect(await list('&from=2026-01-01&limit=5')).toEqual([]);
    });

    it('counts the sessions of one athlete from every source', async () => {
      const count = async () => (await actors.own.get(`${URL}/count?athlete_id=${mine.id}`)).json<unknown>();
      expect(await count()).toEqual({ sessions: 0 });
      for (const part of [{}, {}, { externalId: 'evening' }, { athleteId: second.id }])
        await build.session(at, { athleteId: mine.id, date: DAY, ...part });
      expect(await count()).toEqual({ sessions: 3 });
      expect((await actors.own.get(`${URL}/count?athlete_id=${foreign.id}`)).statusCode).toBe(404);
      expect((await actors.own.get(`${URL}/count`)).statusCode).toBe(400);
    });

    it('has figures for the first possible date and for a history that begins there', async () => {
      await build.session(at, { athleteId: mine.id, date: '1900-01-01', rpe: 7, durationMin: 60 });
      await build.session(at, { athleteId: mine.id, date: DAY, rpe: 7, durationMin: 60 });
      const [first, last] = await list();
      expect(first).toMatchObject({ acute_workload: 60, chronic_workload: 15, acwr: null, history_days: 1 });
      expect(last).toMatchObject({ acute_workload: 60, chronic_workload: 15, acwr: 4 });
    });

    describe('a part of the list', () => {
      const FIRST = '2025-08-01';
      let whole: TrainingLoadEntry[];

      // Two sessions on every third day, none on every fifth, and a break of forty days.
      beforeEach(async () => {
        const days = Array.from({ length: 120 }, (_, at) => at).filter(
          (day) => day % 5 !== 4 && (day < 50 || day > 90),
        );
        const sessions = days.flatMap((day) =>
          Array.from({ length: day % 3 === 0 ? 2 : 1 }, (_, no) => ({
            athlete_id: mine.id,
            date: addDays(FIRST, day),
            rpe: (day % 21) / 2,
            duration_min: 20 + no + ((day * 7) % 90),
          })),
        );
        expect((await save(...sessions)).statusCode).toBe(200);
        whole = await list();
        expect(whole).toHaveLength(sessions.length);
      });

      it('between two days has the same figures as the whole list', async () => {
        for (const [from, to] of [
          [0, 0],
          [0, 20],
          [1, 27],
          [27, 28],
          [30, 45],
          [49, 95],
          [60, 80],
          [91, 119],
          [118, 300],
        ] as const) {
          const [start, end] = [addDays(FIRST, from), addDays(FIRST, to)];
          expect(await list(`&from=${start}&to=${end}`)).toEqual(
            whole.filter(({ date }) => date >= start && date <= end),
          );
        }
        expect(await list(`&from=${addDays(FIRST, 40)}`)).toEqual(
          whole.filter(({ date }) => date >= addDays(FIRST, 40)),
        );
        expect(await list(`&to=${addDays(FIRST, 40)}`)).toEqual(whole.filter(({ date }) => date <= addDays(FIRST, 40)));
      });

      it.each([1, 7, 40])(
        'in pages of %d adds up to the whole list, also when a page ends between the sessions of a day',
        async (limit) => {
          const seen: TrainingLoadEntry[] = [];
          let url: string | undefined = `${URL}?athlete_id=${mine.id}&limit=${limit}`;
          for (let pages = 0; url !== undefined; pages += 1) {
            expect(pages).toBeLessThan(Math.ceil(whole.length / limit));
            const response = await actors.own.get(url);
            seen.push(...response.json<TrainingLoadEntry[]>());
            url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
          }
          expect(seen).toEqual(whole);
        },
      );

      it('has the same figures in the answer of a write', async () => {
        const [one, two, three] = [whole[3], whole[40], whole.at(-1)];
        const written = (
          await save(
            ...[three, one, two].map((entry) => ({
              athlete_id: mine.id,
              workout_id: entry?.workout_id,
              rpe: entry?.rpe,
              duration_min: entry?.duration_min,
            })),
          )
        ).json<TrainingLoadEntry[]>();
        expect(written).toEqual([three, one, two]);
      });
    });

    it.each([
      '',
      'athlete_id=',
      'athlete_id=0',
      'athlete_id=-1',
      'athlete_id=1.5',
      'athlete_id=0x10',
      'athlete_id=9007199254740993',
      'athlete_id=1&athlete_id=2',
      'athlete_id=1&month=1',
    ])('refuses ?%s', async (query) => {
      expect((await actors.own.get(`${URL}?${query}`)).statusCode).toBe(400);
    });

    it.each([
      'from=2026-02-30',
      'to=2026-2-3',
      'limit=0',
      'limit=1001',
      'cursor=x',
      'cursor=WyIyMDI2LTAxLTA1Il0',
      'cursor=WyIyMDI2LTAxLTA1IiwiMSJd',
    ])('refuses &%s', async (query) => {
      expect((await ask(`&${query}`)).statusCode).toBe(400);
    });
  });

  describe('the figures of the following days', () => {
    // Sessions without load on the days that are looked at; the first of all long before, so that the ratio is defined.
    // By hand from the formulas: alone in a week, 420 AU have a mean of 60, a population SD of √21600 and a monotony of
    // 60 / 146.97.
    const OF_420 = {
      acute_workload: 60,
      chronic_workload: 15,
      acwr: 4,
      training_monotony: 0.41,
      training_strain: 171.5,
    };
    const OF_210 = {
      acute_workload: 30,
      chronic_workload: 7.5,
      acwr: 4,
      training_monotony: 0.41,
      training_strain: 85.7,
    };
    const NOTHING = {
      acute_workload: 0,
      chronic_workload: 0,
      acwr: null,
      training_monotony: null,
      training_strain: null,
    };
    const past = (chronic: number) => ({ ...NOTHING, chronic_workload: chronic, acwr: 0 });
    let sessionId: number;

    beforeEach(async () => {
      await build.session(at, { athleteId: mine.id, date: addDays(DAY, -60), rpe: 10, durationMin: 600 });
      for (const days of [-1, 6, 7, 27, 28])
        await build.session(at, { athleteId: mine.id, date: addDays(DAY, days), rpe: 0, durationMin: 30 });
      sessionId = (await build.session(at, { athleteId: mine.id, date: DAY, rpe: 7, durationMin: 60 })).id;
    });

    const figures = async () =>
      (await list(`&from=${addDays(DAY, -1)}`)).map(
        ({ acute_workload, chronic_workload, acwr, training_monotony, training_strain }) => ({
          acute_workload,
          chronic_workload,
          acwr,
          training_monotony,
          training_strain,
        }),
      );

    it('include a session on its own day and for 27 more days', async () => {
      expect(await figures()).toEqual([NOTHING, OF_420, OF_420, past(15), past(15), NOTHING]);
    });

    it('change when it is edited, also in the answer of the edit', async () => {
      expect(
        (await save({ athlete_id: mine.id, workout_id: sessionId, rpe: 3.5, duration_min: 60 })).json(),
      ).toMatchObject([{ ...OF_210, history_days: 61, version: 2 }]);
      expect(await figures()).toEqual([NOTHING, OF_210, OF_210, past(7.5), past(7.5), NOTHING]);
    });

    it('change when it is deleted', async () => {
      expect((await actors.own.delete(`${URL}/${sessionId}`)).statusCode).toBe(204);
      expect(await figures()).toEqual([NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]);
    });

    it('change when it is moved: around the old and the new day', async () => {
      expect(
        (
          await save({ athlete_id: mine.id, workout_id: sessionId, date: addDays(DAY, 7), rpe: 7, duration_min: 60 })
        ).json(),
      ).toMatchObject([{ date: addDays(DAY, 7), ...OF_420 }]);
      expect(await figures()).toEqual([NOTHING, NOTHING, OF_420, OF_420, past(15), past(15)]);
    });

    it('change when a session is added, whose own figures include the earlier ones', async () => {
      expect((await save({ athlete_id: mine.id, date: DAY, rpe: 7, duration_min: 60 })).json()).toMatchObject([
        {
          acute_workload: 120,
          chronic_workload: 30,
          acwr: 4,
          training_monotony: 0.41,
          training_strain: 342.9,
          history_days: 61,
        },
      ]);
      expect((await figures()).map(({ chronic_workload: chronic }) => chronic)).toEqual([0, 30, 30, 30, 30, 30, 0]);
    });

    it('count their history from the session that is now the first', async () => {
      const [first] = await stored();
      expect((await list(`&from=${DAY}&to=${DAY}`))[0]?.history_days).toBe(61);
      await actors.own.delete(`${URL}/${first?.id}`);
      // The history now begins one day earlier.
      expect((await list(`&from=${DAY}&to=${DAY}`))[0]).toMatchObject({
        history_days: 2,
        acwr: null,
        training_monotony: null,
        chronic_workload: 15,
      });
    });
  });

  describe('deleting', () => {
    it('deletes a session once; a second call does not find it', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY });
      const response = await actors.own.delete(`${URL}/${id}`);
      expect([response.statusCode, response.payload]).toEqual([204, '']);
      expect((await actors.own.delete(`${URL}/${id}`)).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    });

    it('refuses a version that is no longer stored', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY, version: 3 });
      const stale = await actors.own.delete(`${URL}/${id}?version=2`);
      expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'training_load_changed']);
      expect((await actors.own.delete(`${URL}/${id}?version=3`)).statusCode).toBe(204);
    });

    it.each(['0', '-1', '1.5', 'abc', '0x10', '9007199254740993', '%20'])('refuses the id %s', async (id) => {
      expect((await actors.own.delete(`${URL}/${id}`)).statusCode).toBe(400);
    });
  });

  describe("other people's athletes", () => {
    const NEVER = 987_654_321;
    const LOAD = { rpe: 5, duration_min: 60 };

    it('read like unknown ones, byte for byte, on every call', async () => {
      const theirs = await build.session(at, { athleteId: foreign.id, date: DAY });
      const others = await build.session(at, { athleteId: second.id, date: DAY });
      const answers = [
        ...[foreign.id, NEVER].map((id) => actors.own.get(`${URL}?athlete_id=${id}`)),
        ...[foreign.id, NEVER].flatMap((athlete_id) => [
          save({ athlete_id, date: DAY, ...LOAD }),
          save({ athlete_id, workout_id: theirs.id, version: 9, ...LOAD }),
        ]),
        // An own athlete with the session of a stranger's, of another own athlete, and with one that never was.
        ...[theirs.id, others.id, NEVER].flatMap((workout_id) => {
          const entry = { athlete_id: mine.id, workout_id, ...LOAD };
          // Also when a rule would refuse the call: a day to come, the same session twice, a stale version, something
          // wrong beside it.
          const wrong = { athlete_id: mine.id, date: '2999-01-01', ...LOAD };
          return [
            save(entry),
            save({ ...entry, version: 9, date: DAY }),
            save({ ...entry, date: '2999-01-01' }),
            save(entry, entry),
            save(wrong, entry),
            save(entry, wrong),
          ];
        }),
        ...[theirs.id, NEVER].flatMap((id) => [
          actors.own.delete(`${URL}/${id}`),
          actors.own.delete(`${URL}/${id}?version=7`),
        ]),
      ];
      const faces = (await Promise.all(answers)).map(
        ({ statusCode, payload, headers: { 'x-request-id': _own, date: _clock, ...headers } }) =>
          JSON.stringify({ statusCode, payload, headers }),
      );
      expect(faces[0]).toContain('404');
      expect(new Set(faces).size).toBe(1);
      expect(await stored()).toMatchObject([
        { id: theirs.id, version: 1 },
        { id: others.id, version: 1 },
      ]);
    });

    it('are out of reach for a colleague of the same institution, for a stranger and for nobody at all', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY });
      for (const [actor, status] of [
        [actors.colleague, 404],
        [actors.stranger, 404],
        [actors.anonymous, 401],
      ] as const) {
        expect((await actor.get(`${URL}?athlete_id=${mine.id}`)).statusCode).toBe(status);
        expect((await actor.put(URL, { entries: [{ athlete_id: mine.id, date: DAY, ...LOAD }] })).statusCode).toBe(
          status,
        );
        expect((await actor.put(URL, { entries: [{ athlete_id: mine.id, workout_id: id, ...LOAD }] })).statusCode).toBe(
          status,
        );
        expect((await actor.delete(`${URL}/${id}`)).statusCode).toBe(status);
      }
      expect(await stored()).toMatchObject([{ id, version: 1 }]);
    });
  });
});
