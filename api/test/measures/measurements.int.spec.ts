import { dayValues } from '@touchline/contracts/measure-values';
import { versionOn } from '@touchline/contracts/measure-versions';
import type { Measurement, SavedMeasurement } from '@touchline/contracts/measurements.schema';
import type { SquadMeasure } from '@touchline/contracts/squad-measure.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, GROIN, NORDBORD, YO_YO } from './measure-scene.js';

const TODAY = '2026-11-20';

describe('measured values', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let ada: AthleteEntity;
  let eva: AthleteEntity;
  let nordbord: Measure;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    ada = await build.athlete(at, { teamId, dateOfBirth: '2010-11-20' });
    eva = await build.athlete(at, { teamId });
    nordbord = await addMeasure(actors.own, NORDBORD);
  });
  afterAll(() => at.close());

  const entry = (changes: object) => ({
    ...{ athlete_id: ada.id, day: TODAY, measure: nordbord.key, side: 'left', trial: 1, value: 410, ...changes },
  });
  const save = (...entries: object[]) => actors.own.put('/api/measurements', { entries });
  const list = async (measure = nordbord.key, id = ada.id) =>
    (await actors.own.get(`/api/athletes/${id}/measurements?measure=${measure}`)).json<Measurement[]>();

  it('keeps each trial of each side, and the best of those there are is the value', async () => {
    const stored = await save(
      entry({ trial: 1, value: 410 }),
      entry({ trial: 2, value: 433 }),
      entry({ side: 'right', trial: 1, value: 405 }),
      entry({ side: 'right', trial: 3, value: 398 }),
    );
    expect(stored.statusCode).toBe(200);
    expect(stored.json<SavedMeasurement[]>().map(({ value, version }) => [value, version])).toEqual([
      [410, 1],
      [433, 1],
      [405, 1],
      [398, 1],
    ]);
    const values = await list();
    expect(values[0]).toEqual({
      ...{ id: expect.any(Number), athlete_id: ada.id, day: TODAY, measure: 'own.1', measure_version: 1, side: 'left' },
      ...{
        trial: 1,
        event_id: null,
        value: 410,
        source: 'coach',
        age: 16,
        team: { id: teamId, name: expect.any(String) },
      },
      version: 1,
    });
    expect(dayValues(values, () => versionOn(nordbord, TODAY))).toMatchObject([
      { side: 'left', value: 433 },
      { side: 'right', value: 405 },
    ]);
    expect(await at.read.find(AuditEntryEntity)).toMatchObject([
      { kind: 'fatigue', action: 'create', athleteId: ada.id },
      { kind: 'fatigue', action: 'read', athleteId: ada.id },
    ]);
  });

  it('stores all values or none, and the same call again changes nothing', async () => {
    const yoYo = await addMeasure(actors.own, YO_YO);
    const good = { athlete_id: eva.id, measure: yoYo.key, side: 'none', value: 1240 };
    const refused = await save(entry(good), entry({ value: 1001 }), entry({ trial: 4 }), entry({ side: 'none' }));
    expect(refused.json()).toMatchObject({
      fields: [
        { path: 'entries.1.value', message: 'Nordbord must be a number from 0 to 1000 (N), in steps of 1.' },
        { path: 'entries.2.trial', message: 'Trial must be from 1 to 3.' },
        { path: 'entries.3.side', message: 'Side must be left or right.' },
      ],
    });
    expect(await at.read.find(MeasurementEntity)).toEqual([]);

    for (let calls = 0; calls < 2; calls++) {
      const answer = await save(entry({ version: 0 }), entry({ ...good, version: 0 }));
      expect(answer.json()).toMatchObject([{ version: 1 }, { value: 1240, version: 1 }]);
    }
  });

  it('replaces what was seen, refuses what was not, and removes with null', async () => {
    await save(entry({ value: 410 }));
    expect((await save(entry({ value: 420, version: 1 }))).json()).toMatchObject([{ value: 420, version: 2 }]);
    const late = await save(entry({ value: 430, version: 1 }));
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      'Someone else changed Nordbord on Nov 20, 2026. Nothing was saved. Check it and try again.',
    ]);
    for (let calls = 0; calls < 2; calls++)
      expect((await save(entry({ value: null, version: 2 }))).json()).toMatchObject([{ value: null, version: 0 }]);
    expect(await list()).toEqual([]);
  });

  it('keeps zero as a value', async () => {
    await save(entry({ value: 0 }));
    expect(await list()).toMatchObject([{ value: 0 }]);
  });

  it('refuses what is not a test of the club, the future, what appears twice, and new values of a retired test', async () => {
    const message = async (...changes: object[]) => {
      const answer = await save(...changes.map(entry));
      return answer.json<{ fields: { path: string; message: string }[] }>().fields.at(-1);
    };
    for (const measure of ['own.7', 'test.jump'])
      expect(await message({ measure })).toEqual({
        path: 'entries.0.measure',
        message: 'This is not a test of the club.',
      });
    const groin = await addMeasure(actors.own, GROIN);
    expect(await message({ measure: groin.key, side: 'none', value: 3 })).toEqual({
      path: 'entries.0.measure',
      message: 'Answers of athletes are saved with their survey or session.',
    });
    expect(await message({ day: '2026-11-22' })).toMatchObject({ path: 'entries.0.day' });
    expect(await message({}, {})).toMatchObject({ path: 'entries.1.measure' });

    await save(entry({}));
    const { versions: _all, ...rest } = nordbord;
    await actors.own.put(`/api/measures/${nordbord.key}`, { ...NORDBORD, is_retired: true, revision: rest.revision });
    expect(await message({ trial: 2 })).toEqual({
      path: 'entries.0.measure',
      message: 'This measure is retired: it takes no new values.',
    });
    expect((await save(entry({ value: 411 }))).statusCode).toBe(200);
  });

  it('reaches athletes on their days, and no others', async () => {
    const guest = await build.athlete(at, { teamId, lastDay: '2026-11-10' });
    const answer = await save(entry({ athlete_id: guest.id, day: '2026-11-11' }));
    expect(answer.json()).toMatchObject({ fields: [{ path: 'entries.0.day' }] });
    const foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
    expect((await save(entry({ athlete_id: foreign.id }))).statusCode).toBe(404);
    expect((await actors.own.get(`/api/athletes/${foreign.id}/measurements?measure=own.1`)).statusCode).toBe(404);
  });

  it('pages a long list', async () => {
    const days = Array.from({ length: 5 }, (_, n) => `2026-11-${10 + n}`);
    await save(...days.map((day) => entry({ day })));
    const first = await actors.own.get(`/api/athletes/${ada.id}/measurements?measure=own.1&limit=3&from=2026-11-11`);
    expect(first.json<Measurement[]>().map(({ day }) => day)).toEqual(days.slice(1, 4));
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    expect((await actors.own.get(next)).json<Measurement[]>().map(({ day }) => day)).toEqual(days.slice(4));
  });

  it('corrects and removes a stored trial of a test that has fewer trials by now, and takes no new one', async () => {
    await save(entry({ trial: 3, value: 410 }));
    const fewer = { ...NORDBORD, trials: 2, is_retired: false, revision: nordbord.revision };
    expect((await actors.own.put(`/api/measures/${nordbord.key}`, fewer)).statusCode).toBe(200);
    expect((await save(entry({ trial: 3, value: 401, version: 1 }))).json()).toMatchObject([
      { value: 401, version: 2 },
    ]);
    expect((await save(entry({ trial: 3, value: null, version: 2 }))).statusCode).toBe(200);
    expect((await save(entry({ trial: 3, value: 401, version: 0 }))).json()).toMatchObject({
      fields: [{ path: 'entries.0.trial', message: 'Trial must be from 1 to 2.' }],
    });
  });

  it('are a further column of the board: the newest of each athlete, and what trials come to', async () => {
    await save(
      ...[410, 433].map((value, at) => entry({ day: '2026-11-10', trial: at + 1, value })),
      entry({ day: '2026-11-10', side: 'right', value: 405 }),
      entry({ day: '2026-11-01', value: 500 }),
      entry({ athlete_id: eva.id, day: '2026-08-01', value: 300 }),
    );
    const column = async (query = '') => {
      const answer = await actors.own.get(`/api/squad/measure?team_id=${teamId}&measure=own.1${query}`);
      return answer.json<SquadMeasure>();
    };
    expect(await column()).toEqual({
      ...{ measure: 'own.1', label: 'Nordbord', unit: 'N' },
      athletes: [
        {
          athlete_id: ada.id,
          day: '2026-11-10',
          values: [
            { side: 'left', value: 433 },
            { side: 'right', value: 405 },
          ],
        },
      ],
    });
    expect((await column(`&date=2026-11-05&today=${TODAY}`)).athletes).toMatchObject([
      { day: '2026-11-01', values: [{ side: 'left', value: 500 }] },
    ]);
    const medical = actors.colleague;
    await build.staff(at, { teamId, coachId: medical.coach?.id ?? 0, role: 'medical' });
    const unread = await medical.get(`/api/squad/measure?team_id=${teamId}&measure=own.1`);
    expect(unread.json()).toMatchObject({ athletes: [] });
  });

  it('answers values by the version of the board’s day alone, in its unit', async () => {
    await save(entry({ value: 400 }), entry({ athlete_id: eva.id, value: 300 }));
    const change = { ...NORDBORD, unit: 'kg', max: 100, is_retired: false, revision: nordbord.revision };
    expect((await actors.own.put(`/api/measures/${nordbord.key}`, change)).statusCode).toBe(200);
    at.clock.moveTo('2026-11-22T12:00:00Z');
    await actors.own.admit();
    await save(entry({ day: '2026-11-21', value: 41 }));
    const column = async (date: string) => {
      const query = `team_id=${teamId}&measure=${nordbord.key}&date=${date}&today=2026-11-22`;
      const { unit, athletes } = (await actors.own.get(`/api/squad/measure?${query}`)).json<SquadMeasure>();
      return { unit, values: Object.fromEntries(athletes.map(({ athlete_id: id, values }) => [id, values[0]?.value])) };
    };
    expect(await column('2026-11-22')).toEqual({ unit: 'kg', values: { [ada.id]: 41 } });
    expect(await column(TODAY)).toEqual({ unit: 'N', values: { [ada.id]: 400, [eva.id]: 300 } });

    // A value can keep its version on a later day: it moves with the event that it follows.
    const moved = { athleteId: ada.id, measureKey: nordbord.key, day: TODAY };
    await at.write((tx) => tx.update(MeasurementEntity, moved, { day: '2026-11-22' }));
    expect(await column('2026-11-22')).toEqual({ unit: 'kg', values: { [ada.id]: 41 } });
  });

  it('has batteries of tests of the club', async () => {
    const body = { name: 'Pre-season', measures: ['test.jump', nordbord.key] };
    const added = await actors.own.post('/api/batteries', body);
    expect([added.statusCode, added.json()]).toEqual([201, { id: expect.any(Number), ...body, version: 1 }]);
    const { id } = added.json<{ id: number }>();
    const changed = await actors.own.put(`/api/batteries/${id}`, { ...body, measures: [nordbord.key], version: 1 });
    expect(changed.json()).toMatchObject({ measures: [nordbord.key], version: 2 });
    expect((await actors.own.put(`/api/batteries/${id}`, { ...body, version: 1 })).statusCode).toBe(409);
    const wrong = await actors.own.post('/api/batteries', { name: 'x', measures: ['hooper.stress', 'own.1', 'own.1'] });
    expect(wrong.json()).toMatchObject({ fields: [{ path: 'measures.0' }, { path: 'measures.2' }] });
    await build.team(at, actors.strangerCoach);
    expect((await actors.stranger.get('/api/batteries')).json()).toEqual([]);
    expect((await actors.stranger.delete(`/api/batteries/${id}`)).statusCode).toBe(404);
    expect((await actors.own.delete(`/api/batteries/${id}?version=2`)).statusCode).toBe(204);
    expect((await actors.own.get('/api/batteries')).json()).toEqual([]);
  });
});
