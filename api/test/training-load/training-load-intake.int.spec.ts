import { addDays } from '@touchline/contracts/calendar-date';
import { trainingSessionSchema, type TrainingSession } from '@touchline/contracts/training-load.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller, type AppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const DAY = '2026-01-15';

describe("training sessions from the athletes' own app", () => {
  let at: TestApp;
  let actors: Actors;
  let app: AppCaller;
  let ada: AthleteEntity;
  let eva: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    app = await createAppCaller(at, actors.ownCoach.institutionId);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, { teamId, externalId: 'A-7' });
    eva = await build.athlete(at, { teamId, externalId: 'A-8' });
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(TrainingSessionEntity).execute()));
  afterAll(() => at.close());

  const send = (...entries: object[]) =>
    app.post('/api/intake/training-load', {
      entries: entries.map((entry) => ({ external_id: 'A-7', date: DAY, rpe: 6.5, duration_min: 75, ...entry })),
    });
  const sent = async (...entries: object[]) => {
    const response = await send(...entries);
    expect(response.statusCode).toBe(200);
    return z.array(trainingSessionSchema.strict()).parse(response.json<TrainingSession[]>());
  };
  const stored = () => at.read.find(TrainingSessionEntity, { order: { id: 'ASC' } });

  it('are stored with RPE and minutes, and returned with their load', async () => {
    const [session] = await sent({ session_id: 'evening' });
    expect(session).toEqual({
      workout_id: expect.any(Number) as number,
      athlete_id: ada.id,
      date: DAY,
      rpe: 6.5,
      duration_min: 75,
      srpe: 487.5,
      session_id: 'evening',
      event_id: null,
      version: 1,
    });
    expect(await stored()).toMatchObject([
      { id: session?.workout_id, athleteId: ada.id, date: DAY, rpe: 6.5, durationMin: 75, externalId: 'evening' },
    ]);
  });

  it('replace themselves when sent again with their session_id, also with another day', async () => {
    const [first] = await sent({ session_id: 's1' });
    const [again] = await sent({ session_id: 's1', date: addDays(DAY, -1), rpe: 0, duration_min: 600 });
    expect(again).toEqual({ ...first, date: addDays(DAY, -1), rpe: 0, duration_min: 600, srpe: 0, version: 2 });
    expect(await stored()).toHaveLength(1);
  });

  describe('that name an event', () => {
    const eventOf = async (owner: { teamId: number } | { athleteId: number }) =>
      (await build.event(at, { ...owner, date: DAY })).id;

    it('belong to it, also when they are sent again without it', async () => {
      const event_id = await eventOf({ teamId: ada.teamId });
      expect(await sent({ session_id: 's1', event_id })).toMatchObject([{ event_id, version: 1 }]);
      expect(await sent({ session_id: 's1', rpe: 2 })).toMatchObject([{ event_id, rpe: 2, version: 2 }]);
      expect(await sent({ session_id: 's2', event_id: await eventOf({ athleteId: ada.id }) })).toHaveLength(1);
    });

    it('replace what a coach entered for it, and not another answer of the athlete', async () => {
      const event_id = await eventOf({ teamId: ada.teamId });
      const entered = await build.session(at, { athleteId: ada.id, date: DAY, rpe: 4, eventId: event_id });
      const [answered] = await sent({ session_id: 's1', event_id });
      expect(answered).toMatchObject({ workout_id: entered.id, rpe: 6.5, version: 2, session_id: 's1' });

      const second = await send({ session_id: 's2', event_id });
      expect(second.json()).toMatchObject({
        fields: [
          { path: 'entries.0.event_id', message: `Event id ${event_id} has another session of this athlete already.` },
        ],
      });
      const twice = await send({ event_id }, { event_id });
      expect(twice.json()).toMatchObject({ fields: [{ path: 'entries.0.event_id' }, { path: 'entries.1.event_id' }] });
      expect(await stored()).toHaveLength(1);
    });

    it('stay on the day of their event, also when they are sent again with the day before it was moved', async () => {
      const event_id = await eventOf({ teamId: ada.teamId });
      await sent({ session_id: 's1', event_id });
      const moved = addDays(DAY, -1);
      await at.write(async (tx) => {
        await tx.query('UPDATE calendar_events SET date = ? WHERE id = ?', [moved, event_id]);
        await tx.query('UPDATE training_sessions SET date = ? WHERE event_id = ?', [moved, event_id]);
      });
      expect(await sent({ session_id: 's1', event_id, rpe: 3 })).toMatchObject([{ date: moved, rpe: 3, event_id }]);
      expect(await sent({ session_id: 's1', rpe: 4 })).toMatchObject([{ date: moved, rpe: 4, event_id }]);
    });

    it('create nothing new without a session_id when they are sent again', async () => {
      const event_id = await eventOf({ teamId: ada.teamId });
      await sent({ event_id });
      await sent({ event_id });
      expect(await stored()).toMatchObject([{ eventId: event_id, version: 1 }]);
    });

    it('are refused for an event of another team, and of another institution', async () => {
      const other = await build.team(at, actors.ownCoach);
      const foreign = await build.team(at, actors.strangerCoach);
      expect((await send({ event_id: await eventOf({ teamId: other.id }) })).json()).toMatchObject({
        fields: [{ path: 'entries.0.event_id' }],
      });
      expect((await send({ event_id: await eventOf({ teamId: foreign.id }) })).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    });
  });

  it('change nothing when sent again unchanged, while new sessions beside them are stored', async () => {
    const [first] = await sent({ session_id: 's1' });
    const before = await stored();
    at.clock.advance(60);
    const again = await sent({ session_id: 's1' }, { session_id: 's2' });
    expect([again[0], again[1]?.session_id]).toEqual([first, 's2']);
    expect((await stored()).slice(0, 1)).toEqual(before);
    const changes = [{ rpe: 7 }, { rpe: 7, duration_min: 76 }, { rpe: 7, duration_min: 76, date: addDays(DAY, 1) }];
    for (const [index, change] of changes.entries())
      expect(await sent({ session_id: 's1', ...change })).toMatchObject([{ ...change, version: index + 2 }]);
  });

  it('are new sessions each time without a session_id, also equal ones on a day', async () => {
    await sent({}, {});
    await sent({});
    expect((await stored()).map(({ rpe, externalId }) => [rpe, externalId])).toEqual(Array(3).fill([6.5, null]));
  });

  it('may have the same session_id for two athletes', async () => {
    await sent({ session_id: 's1' }, { session_id: 's1', external_id: 'A-8' });
    expect((await stored()).map(({ athleteId }) => athleteId)).toEqual([ada.id, eva.id]);
  });

  it('are returned with their own ids when new and existing ones are mixed', async () => {
    const [known] = await sent({ session_id: 's1', duration_min: 10 });
    const mixed = await sent(
      { duration_min: 20 },
      { session_id: 's1', duration_min: 30 },
      { external_id: 'A-8', duration_min: 40 },
      { session_id: 's2', duration_min: 50 },
    );
    expect(mixed.map(({ duration_min: minutes }) => minutes)).toEqual([20, 30, 40, 50]);
    expect(mixed[1]?.workout_id).toBe(known?.workout_id);
    const minutes = new Map((await stored()).map(({ id, durationMin }) => [id, durationMin]));
    expect(mixed.map(({ workout_id: id }) => minutes.get(id))).toEqual([20, 30, 40, 50]);
  });

  it('are refused, all of them, with one athlete’s session_id twice in a batch', async () => {
    const twice = await send(
      { session_id: 's1' },
      { session_id: 's1', external_id: 'A-8' },
      { session_id: 's1', external_id: undefined, athlete_id: ada.id },
    );
    expect([twice.statusCode, twice.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ path: 'entries.2.session_id', message: 'Session id s1 appears twice for the same athlete.' }],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('are one session when sent by many calls at once under one session_id, each acknowledged', async () => {
    const all = await Promise.all(
      Array.from({ length: WRITERS }, (_, number) =>
        send(
          { session_id: 's1', duration_min: number + 1 },
          { session_id: 's1', external_id: 'A-8', duration_min: number + 1 },
        ).then(({ statusCode }) => [number, statusCode]),
      ),
    );
    expect(all).toEqual(Array.from({ length: WRITERS }, (_, number) => [number, 200]));
    expect((await stored()).map(({ version }) => version)).toEqual([WRITERS, WRITERS]);
  });

  it('count in the figures of the overview', async () => {
    const today = at.clock.now().toISOString().slice(0, 10);
    await sent({ date: today, rpe: 5, duration_min: 60 });
    const overview = (await actors.own.get(`/api/dashboard/overview?athlete_id=${ada.id}&today=${today}`)).json<{
      athlete: { training_load: { date: string; sessions: number }[] };
    }>();
    expect(overview.athlete.training_load).toMatchObject([{ date: today, sessions: 1 }]);
  });
});
