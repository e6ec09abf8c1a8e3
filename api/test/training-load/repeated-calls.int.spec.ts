import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { In } from 'typeorm';
import { TeamStaffEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';
import { watchAudit } from '../support/watch-audit.js';

const URL = '/api/athletes/training-load';
const DAY = '2026-01-15';

/** Repeated calls that create several sessions. The tests of `createOnce` cover what all creating calls share. */
describe('sessions of a call that is repeated with the same key', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let teamId: number;
  let athleteId: number;
  let keys = 0;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  beforeEach(async () => {
    athleteId = (await build.athlete(at, { teamId })).id;
    keys += 1;
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  const send = (entries: object[], actor: Actor = actors.own, key = `key-${keys}`) =>
    actor.put(
      URL,
      { entries: entries.map((entry) => ({ athlete_id: athleteId, rpe: 5, ...entry })) },
      { headers: { 'idempotency-key': key } },
    );
  const stored = () => at.read.find(TrainingSessionEntity, { where: { athleteId }, order: { id: 'ASC' } });
  const minutesOf = (entries: readonly TrainingLoadEntry[]) => entries.map(({ duration_min: minutes }) => minutes);

  /** Creates two sessions, with the change of a stored one between them. */
  async function batch(): Promise<{ knownId: number; entries: object[] }> {
    const { id: knownId } = await build.session(at, { athleteId, date: DAY, durationMin: 10 });
    return {
      knownId,
      entries: [
        { date: DAY, duration_min: 20 },
        { workout_id: knownId, duration_min: 30, version: 1 },
        { date: DAY, duration_min: 40 },
      ],
    };
  }

  it('are created and changed once, and returned unchanged the second time', async () => {
    const { entries } = await batch();
    const first = await send(entries);
    expect([first.statusCode, minutesOf(first.json())]).toEqual([200, [20, 30, 40]]);
    const before = await stored();
    // The sent version is no longer stored, because of this very call.
    for (const again of [await send(entries), await send(entries)])
      expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    expect(await stored()).toEqual(before);
    expect(before.map(({ durationMin, version }) => [durationMin, version])).toEqual([
      [30, 2],
      [20, 1],
      [40, 1],
    ]);
  });

  it('are returned in their current state and audited as read, not as written', async () => {
    const { entries } = await batch();
    const [made] = (await send(entries)).json<TrainingLoadEntry[]>();
    await actors.own.put(URL, {
      entries: [{ athlete_id: athleteId, workout_id: made?.workout_id, rpe: 5, duration_min: 25 }],
    });
    at.clock.advance(3600);
    const newEntries = await watchAudit(at);
    const again = (await send(entries)).json<TrainingLoadEntry[]>();
    expect(again.map(({ duration_min: minutes, acute_workload: acute, version }) => [minutes, acute, version])).toEqual(
      [
        [25, 67.86, 2],
        [30, 67.86, 2],
        [40, 67.86, 1],
      ],
    );
    expect((await newEntries()).map(({ action, kind, athleteId }) => [action, kind, athleteId])).toEqual([
      ['read', 'training_load', athleteId],
    ]);
  });

  it('are not found when one of them was deleted, and not created again', async () => {
    for (const gone of [0, 1, 2]) {
      const { entries } = await batch();
      const made = (await send(entries, actors.own, `gone-${gone}`)).json<TrainingLoadEntry[]>();
      expect((await actors.own.delete(`${URL}/${made[gone]?.workout_id}`)).statusCode).toBe(204);
      // A session created later does not appear in the answer.
      await build.session(at, { athleteId, date: DAY, durationMin: 50 });
      const before = await stored();
      expect((await send(entries, actors.own, `gone-${gone}`)).statusCode).toBe(404);
      expect(await stored()).toEqual(before);
    }
  });

  it('are changed once when the call creates none', async () => {
    const { knownId } = await batch();
    const entries = [{ workout_id: knownId, duration_min: 30, version: 1 }];
    const first = await send(entries);
    expect(first.json()).toMatchObject([{ workout_id: knownId, duration_min: 30, version: 2 }]);
    expect((await send(entries)).payload).toBe(first.payload);
    // Without the key, the call is an edit of an outdated version: refused once something else is stored.
    const withoutKey = () =>
      actors.own.put(URL, { entries: entries.map((entry) => ({ athlete_id: athleteId, rpe: 5, ...entry })) });
    expect((await withoutKey()).payload).toBe(first.payload);
    await send([{ workout_id: knownId, duration_min: 31 }], actors.own, 'another-key');
    expect((await withoutKey()).statusCode).toBe(409);
  });

  it('are refused with another body, and nothing is stored', async () => {
    await send([{ date: DAY, duration_min: 20 }]);
    const before = await stored();
    const refused = await send([{ date: DAY, duration_min: 21 }]);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'key_reused']);
    expect(await stored()).toEqual(before);
  });

  it('are accepted after a refusal once the body is corrected', async () => {
    expect(
      (
        await send([
          { date: DAY, duration_min: 20 },
          { date: '2999-01-01', duration_min: 20 },
        ])
      ).statusCode,
    ).toBe(400);
    expect((await send([{ date: DAY, duration_min: 20 }])).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('are not found when the athlete is now out of reach', async () => {
    const { id: otherTeam } = await build.team(at, actors.ownCoach);
    athleteId = (await build.athlete(at, { teamId: otherTeam })).id;
    expect((await send([{ date: DAY, duration_min: 20 }])).statusCode).toBe(200);
    await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: otherTeam }));
    expect((await send([{ date: DAY, duration_min: 20 }])).statusCode).toBe(404);
  });

  it('are created again each time without a key', async () => {
    const call = () =>
      actors.own.put(URL, { entries: [{ athlete_id: athleteId, date: DAY, rpe: 5, duration_min: 20 }] });
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 200]);
    expect(await stored()).toHaveLength(2);
  });

  /** The same coach at one of two instances. */
  const editor = (number: number) => actors.own.through(number % 2 ? second : at);

  it('are created once by five simultaneous calls at two instances', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { entries } = await batch();
      const before = (await stored()).length;
      const answers = await Promise.all(
        [0, 1, 2, 3, 4].map((number) => send(entries, editor(number), `at-once-${round}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
      expect(await stored()).toHaveLength(before + 2);
    }
  });

  it('are found by their own ids, also beside other writers', async () => {
    const athletes = await Promise.all(Array.from({ length: 6 }, () => build.athlete(at, { teamId })));
    const entries = ({ id }: { id: number }) =>
      Array.from({ length: 50 }, (_, no) => ({ athlete_id: id, date: DAY, duration_min: no + 1 }));
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        athletes.map((athlete, no) => send(entries(athlete), editor(no), `row-${round}-${no}`)),
      );
      const numbers = answers.map((answer) => answer.json<TrainingLoadEntry[]>().map(({ workout_id: id }) => id));
      for (const ids of numbers) {
        const rows = await at.read.findBy(TrainingSessionEntity, { id: In(ids) });
        const minutes = ids.map((id) => rows.find((row) => row.id === id)?.durationMin);
        expect(minutes).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      }
      const again = await Promise.all(
        athletes.map((athlete, no) => send(entries(athlete), editor(no + 1), `row-${round}-${no}`)),
      );
      expect(again.map((answer) => answer.json<TrainingLoadEntry[]>().map(({ workout_id: id }) => id))).toEqual(
        numbers,
      );
    }
  });
});
