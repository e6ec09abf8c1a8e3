import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { trainingLoadEntrySchema, type TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller, type AppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const URL = '/api/athletes/training-load';
const DAY = '2026-01-15';
const LOAD = { rpe: 6.5, duration_min: 75 };

describe('sessions that a coach writes', () => {
  let at: TestApp;
  let actors: Actors;
  let app: AppCaller;
  let mine: AthleteEntity;
  let second: AthleteEntity;
  let foreign: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    app = await createAppCaller(at, actors.ownCoach.institutionId);
    const team = await build.team(at, actors.ownCoach);
    mine = await build.athlete(at, { teamId: team.id });
    second = await build.athlete(at, { teamId: team.id });
    foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(TrainingSessionEntity).execute()));
  afterAll(() => at.close());

  const save = (...entries: object[]) =>
    actors.own.put(URL, { entries: entries.map((entry) => ({ athlete_id: mine.id, ...LOAD, ...entry })) });
  const saved = async (...entries: object[]) => {
    const response = await save(...entries);
    expect(response.statusCode).toBe(200);
    return z.array(trainingLoadEntrySchema.strict()).parse(response.json<TrainingLoadEntry[]>());
  };
  const stored = () => at.read.find(TrainingSessionEntity, { order: { id: 'ASC' } });

  describe('new sessions', () => {
    it('are stored as sent and returned with their figures', async () => {
      const [entry] = await saved({ date: DAY });
      expect(entry).toMatchObject({
        athlete_id: mine.id,
        date: DAY,
        ...LOAD,
        srpe: 487.5,
        acute_workload: 69.64,
        chronic_workload: 17.41,
        acwr: null,
        history_days: 1,
        version: 1,
      });
      expect(await stored()).toMatchObject([
        { id: entry?.workout_id, athleteId: mine.id, date: DAY, rpe: 6.5, durationMin: 75, externalId: null },
      ]);
    });

    it('may be several on one day, also equal ones', async () => {
      const equal = await saved({ date: DAY }, { date: DAY });
      expect(await saved({ date: DAY, version: 0 })).toMatchObject([{ acute_workload: 208.93, history_days: 1 }]);
      expect(new Set([...equal.map(({ workout_id: id }) => id), ...(await stored()).map(({ id }) => id)]).size).toBe(3);
    });

    it('are accepted before the athlete joined and after archiving', async () => {
      const gone = await build.athlete(at, { teamId: mine.teamId, archivedAt: new Date() });
      expect(await saved({ athlete_id: gone.id, date: '1900-01-01' })).toMatchObject([
        { athlete_id: gone.id, date: '1900-01-01' },
      ]);
    });

    it('need a date and must not have a version', async () => {
      const response = await save({}, { date: DAY, version: 1 }, { date: DAY, version: 0 });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ fields: unknown }>().fields).toEqual([
        { path: 'entries.0.date', message: 'Date is required.' },
        { path: 'entries.1.version', message: 'Version must be 0 or left out for a new session.' },
      ]);
    });

    it('may be 500 in one call, not 501', async () => {
      const entries = Array.from({ length: 501 }, (_, day) => ({ date: addDays('2024-01-01', day) }));
      expect((await save(...entries)).statusCode).toBe(400);
      expect(await stored()).toEqual([]);
      expect(await saved(...entries.slice(1))).toHaveLength(500);
    });
  });

  describe('stored sessions', () => {
    it('are changed by their id and stay on their day, or move to another', async () => {
      const [first] = await saved({ date: DAY });
      expect(await saved({ workout_id: first?.workout_id, rpe: 0, duration_min: 600 })).toMatchObject([
        { workout_id: first?.workout_id, date: DAY, rpe: 0, duration_min: 600, srpe: 0, version: 2 },
      ]);
      expect(await saved({ workout_id: first?.workout_id, date: addDays(DAY, -3), version: 2 })).toMatchObject([
        { workout_id: first?.workout_id, date: addDays(DAY, -3), ...LOAD, version: 3 },
      ]);
      expect(await stored()).toHaveLength(1);
    });

    it('keep their version when saved unchanged, also where the call names their day', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY, ...{ rpe: 6.5, durationMin: 75 } });
      for (const more of [{}, { date: DAY }])
        expect(await saved({ workout_id: id, ...more })).toMatchObject([{ version: 1 }]);
    });

    it('keep their session_id of the athletes’ app, which may send them again', async () => {
      const send = async (rpe: number) =>
        (
          await app.post('/api/intake/training-load', {
            entries: [{ athlete_id: mine.id, date: DAY, rpe, duration_min: 60, session_id: 'evening' }],
          })
        ).json<TrainingLoadEntry[]>()[0];
      const sent = await send(3);
      await saved({ workout_id: sent?.workout_id, rpe: 4, date: addDays(DAY, 1) });
      expect(await stored()).toMatchObject([
        { id: sent?.workout_id, rpe: 4, date: addDays(DAY, 1), externalId: 'evening', version: 2 },
      ]);
      expect(await send(5)).toMatchObject({ workout_id: sent?.workout_id, rpe: 5, date: DAY, version: 3 });
      expect(await stored()).toHaveLength(1);
    });

    it('are returned with new ones in the order sent, with the figures that follow from all of them', async () => {
      const known = await build.session(at, { athleteId: second.id, date: DAY, rpe: 1, durationMin: 10 });
      const entries = await saved(
        { date: addDays(DAY, 1), rpe: 7, duration_min: 20 },
        { athlete_id: second.id, workout_id: known.id, rpe: 7, duration_min: 30 },
        { date: DAY, rpe: 7, duration_min: 40 },
        { athlete_id: second.id, date: DAY, rpe: 7, duration_min: 50 },
      );
      expect(
        entries.map(
          ({ athlete_id: athlete, date, duration_min: minutes, acute_workload: acute, history_days: days }) => [
            athlete,
            date,
            minutes,
            acute,
            days,
          ],
        ),
      ).toEqual([
        // Minutes of both days, then of both sessions of the day.
        [mine.id, addDays(DAY, 1), 20, 60, 2],
        [second.id, DAY, 30, 80, 1],
        [mine.id, DAY, 40, 40, 1],
        [second.id, DAY, 50, 80, 1],
      ]);
      expect(entries[1]?.workout_id).toBe(known.id);
      const minutes = new Map((await stored()).map(({ id, durationMin }) => [id, durationMin]));
      expect(entries.map(({ workout_id: id }) => minutes.get(id))).toEqual([20, 30, 40, 50]);
    });

    it('must not appear twice in one call', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY });
      const twice = await save({ workout_id: id, rpe: 1 }, { date: DAY }, { workout_id: id, rpe: 2 });
      expect([twice.statusCode, twice.json<{ fields: unknown }>().fields]).toEqual([
        400,
        [{ path: 'entries.2.workout_id', message: `Workout id ${id} appears twice.` }],
      ]);
      expect(await stored()).toMatchObject([{ id, rpe: 5, version: 1 }]);
    });
  });

  describe('refused input, of which nothing is stored', () => {
    it.each([
      ...['-0.5', '0.3', '10.5', '-0', '1e309', '"5"', 'null', 'true', '[5]', '{}'].map(
        (value) => ['rpe', value, 'Rpe must be a number from 0 to 10 in steps of 0.5.'] as const,
      ),
      ...['0', '601', '60.5', '-1', '-0', '1e309', '"60"', 'null', '[]'].map(
        (value) => ['duration_min', value, 'Duration min must be a whole number from 1 to 600 (minutes).'] as const,
      ),
    ])('%s %s', async (field, value, message) => {
      const body = JSON.stringify({
        entries: [
          { athlete_id: mine.id, date: DAY, ...LOAD },
          { athlete_id: mine.id, date: DAY, ...LOAD, [field]: 'HERE' },
        ],
      }).replace('"HERE"', value);
      const response = await actors.own.put(URL, body);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'validation_failed',
        error: message,
        fields: [{ path: `entries.1.${field}`, message }],
      });
      expect(await stored()).toEqual([]);
    });

    it('does not include the limits of the accepted values', async () => {
      expect(
        await saved(
          { date: DAY, rpe: 0, duration_min: 1 },
          { date: DAY, rpe: 10, duration_min: 600 },
          { date: DAY, rpe: 0.5 },
        ),
      ).toMatchObject([{ srpe: 0 }, { srpe: 6000 }, { srpe: 37.5 }]);
    });

    it.each(['2026-02-30', '2026-2-3', '0000-00-00', '2026-01-15T00:00:00Z', '', 20260115, null])(
      'the date %j',
      async (date) => {
        const { id } = await build.session(at, { athleteId: mine.id, date: DAY });
        for (const session of [{}, { workout_id: id }])
          expect((await save({ ...session, date })).json()).toMatchObject({
            statusCode: 400,
            fields: [{ path: 'entries.0.date' }],
          });
        expect(await stored()).toMatchObject([{ date: DAY, version: 1 }]);
      },
    );

    it('a day after tomorrow, for a new and for a moved session', async () => {
      const today = todayIn('UTC', at.clock.now());
      const [entry] = await saved({ date: addDays(today, 1) });
      for (const session of [{}, { workout_id: entry?.workout_id }]) {
        expect((await save({ ...session, date: addDays(today, 2) })).json()).toMatchObject({
          statusCode: 400,
          error: 'Date must not be in the future.',
          fields: [{ path: 'entries.0.date' }],
        });
      }
      expect(await stored()).toMatchObject([{ version: 1 }]);
    });

    it('a figure or a session_id sent by a coach', async () => {
      for (const field of ['srpe', 'acute_workload', 'session_id']) {
        expect((await save({ date: DAY, [field]: 1 })).json()).toMatchObject({
          statusCode: 400,
          fields: [{ path: `entries.0.${field}` }],
        });
      }
    });

    it.each([undefined, {}, { entries: [] }, { entries: null }, { entries: {} }, { entries: ['x'] }])(
      'the body %j',
      async (body) => {
        expect((await actors.own.put(URL, body)).statusCode).toBe(400);
      },
    );

    it('a batch with an athlete or session out of reach or a stale version', async () => {
      const theirs = await build.session(at, { athleteId: foreign.id, date: DAY });
      const own = await build.session(at, { athleteId: mine.id, date: DAY });
      const before = await stored();
      const wrong: [object, number][] = [
        [{ athlete_id: foreign.id, date: DAY }, 404],
        [{ workout_id: theirs.id }, 404],
        [{ athlete_id: second.id, workout_id: own.id }, 404],
        [{ workout_id: own.id, version: 7 }, 409],
      ];
      for (const [entry, status] of wrong)
        expect((await save({ date: addDays(DAY, -1) }, entry, { date: addDays(DAY, -2) })).statusCode).toBe(status);
      // "Not found" comes before a conflict.
      expect((await save({ workout_id: own.id, version: 7 }, { workout_id: theirs.id })).statusCode).toBe(404);
      expect(await stored()).toEqual(before);
    });
  });

  describe('two coaches at once', () => {
    it('refuses a version that is no longer stored and names the day', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY, version: 4 });
      const sentence = `Someone else changed the session on ${formatMediumDate(DAY)}. Check it and try again.`;
      for (const version of [0, 3, 5]) {
        const stale = await save({ workout_id: id, date: addDays(DAY, -1), version });
        expect(stale.json()).toEqual({
          statusCode: 409,
          code: 'training_load_changed',
          error: sentence,
          message: sentence,
        });
      }
      expect(await saved({ workout_id: id, date: addDays(DAY, -1), version: 4 })).toMatchObject([{ version: 5 }]);
    });

    it('does not find a deleted session, with or without a version', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY });
      expect((await actors.own.delete(`${URL}/${id}`)).statusCode).toBe(204);
      for (const entry of [
        { workout_id: id },
        { workout_id: id, version: 1 },
        { workout_id: id, date: DAY, version: 1 },
      ])
        expect((await save(entry)).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    });

    it('loses no update of many at once: one wins each version', async () => {
      const { id } = await build.session(at, { athleteId: mine.id, date: DAY });
      const all = await Promise.all(
        Array.from({ length: WRITERS }, (_, no) => save({ workout_id: id, duration_min: no + 1, version: 1 })),
      );
      expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(WRITERS - 1).fill(409)]);
      const winner = all.find(({ statusCode }) => statusCode === 200)?.json<TrainingLoadEntry[]>()[0];
      expect(await stored()).toMatchObject([{ version: 2, durationMin: winner?.duration_min }]);
    });

    it('keeps every new session of many calls and handles batches in opposite orders', async () => {
      const ids = await Promise.all(
        [mine, second].map(async ({ id: athleteId }) => ({
          athlete_id: athleteId,
          workout_id: (await build.session(at, { athleteId, date: DAY })).id,
        })),
      );
      const all = await Promise.all(
        Array.from({ length: WRITERS }, (_, no) => {
          const edits = ids.map((session) => ({ ...session, duration_min: 100 + no }));
          return save(...(no % 2 ? edits : edits.reverse()), { date: DAY });
        }),
      );
      expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(WRITERS).fill(200));
      const rows = await stored();
      expect(rows.filter(({ version }) => version === WRITERS + 1)).toHaveLength(2);
      expect(rows).toHaveLength(WRITERS + 2);
    });
  });
});
