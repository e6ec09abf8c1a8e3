import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { wellnessEntrySchema } from '@touchline/contracts/wellness.schema';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createAppCaller, type AppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const DAY = '2026-01-15';
const RATINGS = { sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 };
const NO_INJURY = { injury_body_part: null, injury_severity: null };

describe("wellness from the athletes' own app", () => {
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
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(WellnessEntryEntity).execute()));
  afterAll(() => at.close());

  const send = (...entries: object[]) =>
    app.post('/api/intake/wellness', {
      entries: entries.map((entry) => ({ external_id: 'A-7', date: DAY, ...entry })),
    });
  const sent = async (entry: object) => {
    const response = await send(entry);
    expect(response.statusCode).toBe(200);
    return z.array(wellnessEntrySchema.strict()).parse(response.json<WellnessEntry[]>())[0];
  };
  const stored = () => at.read.find(WellnessEntryEntity, { order: { athleteId: 'ASC', date: 'ASC' } });

  it('is shown to the coach', async () => {
    const entry = await sent({ ...RATINGS, injury_body_part: 'Knee', injury_severity: 4 });
    expect(entry).toMatchObject({
      athlete_id: ada.id,
      date: DAY,
      ...RATINGS,
      hooper_index: 14,
      completed: true,
      injury_body_part: 'Knee',
      injury_severity: 4,
      version: 1,
    });
    expect((await actors.own.get(`/api/athletes/wellness?athlete_id=${ada.id}`)).json()).toEqual([entry]);
  });

  it('may be incomplete: an absent rating is null on a new day and unchanged on an existing day; null clears it', async () => {
    expect(await sent({ stress: 7 })).toMatchObject({
      sleep_quality: null,
      fatigue: null,
      muscle_soreness: null,
      stress: 7,
      hooper_index: null,
      completed: false,
      version: 1,
    });
    expect(await sent({ sleep_quality: 1, fatigue: 2, muscle_soreness: 3 })).toMatchObject({
      sleep_quality: 1,
      fatigue: 2,
      muscle_soreness: 3,
      stress: 7,
      hooper_index: 13,
      completed: true,
      version: 2,
    });
    expect(await sent({ fatigue: null })).toMatchObject({
      sleep_quality: 1,
      fatigue: null,
      stress: 7,
      hooper_index: null,
      completed: false,
      version: 3,
    });
    expect(await stored()).toHaveLength(1);
  });

  it('keeps an injury that it does not mention; null means recovered', async () => {
    await sent({ stress: 1, injury_body_part: 'Knee', injury_severity: 4 });
    expect(await sent({ stress: 2 })).toMatchObject({ injury_body_part: 'Knee', injury_severity: 4 });
    expect(await sent(NO_INJURY)).toMatchObject({ stress: 2, ...NO_INJURY });
    expect(await stored()).toMatchObject([{ injuryRecorded: true, injuryBodyPart: null }]);
  });

  it('refuses one athlete’s day twice in a batch, however the athlete is named, and an entry without an answer', async () => {
    const twice = await send(
      { stress: 1 },
      { external_id: 'A-8', stress: 1 },
      { external_id: undefined, athlete_id: ada.id, stress: 2 },
    );
    expect([twice.statusCode, twice.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ path: 'entries.2.date', message: `Date ${DAY} appears twice for the same athlete.` }],
    ]);
    const nothing = await send({});
    expect([nothing.statusCode, nothing.json<{ fields: unknown }>().fields]).toEqual([
      400,
      [{ path: 'entries.0', message: 'Entries must each hold at least one answer.' }],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('changes nothing when sent again unchanged, also beside a changed day, so that a coach’s open edit has no conflict', async () => {
    await actors.own.put('/api/athletes/wellness', {
      entries: [{ athlete_id: ada.id, date: DAY, ...RATINGS, injury_body_part: 'Knee', injury_severity: 4 }],
    });
    const before = await stored();
    at.clock.advance(60);
    for (const same of [RATINGS, { stress: RATINGS.stress }, { injury_body_part: 'Knee', injury_severity: 4 }])
      expect(await sent(same)).toMatchObject({ ...RATINGS, injury_body_part: 'Knee', version: 1 });
    const mixed = await send({ stress: RATINGS.stress }, { external_id: 'A-8', stress: 1 });
    expect(mixed.json<WellnessEntry[]>().map(({ athlete_id, version }) => [athlete_id, version])).toEqual([
      [ada.id, 1],
      [eva.id, 1],
    ]);
    expect((await stored()).filter(({ athleteId }) => athleteId === ada.id)).toEqual(before);
    expect(
      (
        await actors.own.put('/api/athletes/wellness', {
          entries: [{ athlete_id: ada.id, date: DAY, ...RATINGS, version: 1 }],
        })
      ).statusCode,
    ).toBe(200);
  });

  it('makes a new version for each field that differs, and for "recovered" when no injury was reported', async () => {
    await sent(RATINGS);
    const changes = [
      { sleep_quality: 9 },
      { fatigue: null },
      { muscle_soreness: 9 },
      { stress: 9 },
      NO_INJURY,
      { injury_body_part: 'Knee', injury_severity: 4 },
      { injury_body_part: 'Knee', injury_severity: 5 },
      { injury_body_part: 'Hip', injury_severity: 5 },
    ];
    for (const [index, change] of changes.entries())
      expect(await sent(change)).toMatchObject({ ...change, version: index + 2 });
  });

  it('loses no acknowledged answer when app and coach write the same day at once', async () => {
    const write = (number: number) =>
      number % 2 === 0
        ? send({ stress: 9 }, { external_id: 'A-8', stress: 9 })
        : actors.own.put('/api/athletes/wellness', {
            entries: [eva, ada].map(({ id }) => ({ athlete_id: id, date: DAY, ...RATINGS })),
          });
    const all = await Promise.all(Array.from({ length: WRITERS }, (_, number) => write(number)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(WRITERS).fill(200));
    const both = await stored();
    expect(both.map(({ sleepQuality }) => sleepQuality)).toEqual([3, 3]);
    // A write makes a version when it changes something: after a write of its own kind it does not.
    for (const { version, stress } of both)
      expect([version <= WRITERS, [RATINGS.stress, 9].includes(stress ?? 0)]).toEqual([true, true]);
  });

  it('makes a coach’s edit that began earlier a conflict', async () => {
    await actors.own.put('/api/athletes/wellness', { entries: [{ athlete_id: ada.id, date: DAY, ...RATINGS }] });
    await sent({ stress: 9 });
    expect(
      (
        await actors.own.put('/api/athletes/wellness', {
          entries: [{ athlete_id: ada.id, date: DAY, ...RATINGS, version: 1 }],
        })
      ).statusCode,
    ).toBe(409);
  });
});
