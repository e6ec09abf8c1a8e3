import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import { OWN_MEASURES_MAX } from '@touchline/contracts/measure-rules';
import type { Measure } from '@touchline/contracts/measures.schema';
import { MeasureEntity } from '../../src/modules/measures/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, GROIN, NORDBORD, YO_YO } from './measure-scene.js';

const TODAY = '2026-11-20';

describe('the catalogue of measures', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let athleteId: number;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    athleteId = (await build.athlete(at, { teamId })).id;
  });
  afterAll(() => at.close());

  const list = async (coach = actors.own) => (await coach.get('/api/measures')).json<Measure[]>();
  const change = (measure: Measure, changes: object) => {
    const { measure_version: _version, valid_from: _from, ...definition } = measure.versions.at(-1) ?? {};
    const body = { ...definition, is_retired: measure.is_retired, revision: measure.revision, ...changes };
    return actors.own.put(`/api/measures/${measure.key}`, body);
  };
  const measureAt = (measure: string, day: string, value: number | null) =>
    actors.own.put('/api/measurements', {
      entries: [{ athlete_id: athleteId, day, measure, side: 'none', trial: 1, value }],
    });

  it('has the measures of the product and those of the own club', async () => {
    const added = await addMeasure(actors.own, YO_YO);
    expect(added).toEqual({
      key: 'own.1',
      versions: [{ ...YO_YO, measure_version: 1, valid_from: null }],
      is_retired: false,
      revision: 1,
    });
    const product = PRODUCT_MEASURES.map(({ key }) => key);
    expect((await list()).map(({ key }) => key)).toEqual([...product, 'own.1']);
    await build.team(at, actors.strangerCoach);
    expect((await list(actors.stranger)).map(({ key }) => key)).toEqual(product);
  });

  it('adds a measure once when the call is sent again', async () => {
    const headers = { 'idempotency-key': 'groin-1' };
    const first = await actors.own.post('/api/measures', GROIN, { headers });
    const again = await actors.own.post('/api/measures', GROIN, { headers });
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  });

  it.each([
    ['reversed bounds', { min: 10, max: 0 }, 'max', 'Max must be above the smallest value.'],
    ['a unit without a dimension', { unit: 'smoots' }, 'unit', expect.stringContaining('must be one of the units')],
    ['a long label', { label: 'x'.repeat(80) }, 'label', 'Label must have at most 40 characters.'],
    ['a label that exists', { label: 'sleep quality' }, 'label', 'There is a measure called sleep quality already.'],
    ['no question', { question: null }, 'question', 'Question is needed: athletes are asked this.'],
    ['too many choices', { max: 100 }, 'step', 'Step must leave at most 11 choices: athletes answer with one tap.'],
    ['steps past the largest', { max: 9.5 }, 'step', 'Step must lead from the smallest value to the largest.'],
    ['trials of a question', { trials: 2 }, 'trials', 'Trials must be 1: athletes answer once.'],
    ['sides of a question', { has_sides: true }, 'has_sides', 'Has sides must be false: athletes answer once.'],
    [
      'an error beyond the range',
      { typical_error: 11 },
      'typical_error',
      'Typical error must not be larger than the range of values.',
    ],
  ])('refuses %s at the field', async (_what, changes, path, message) => {
    const answer = await actors.own.post('/api/measures', { ...GROIN, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ path, message }] });
    expect(await at.read.find(MeasureEntity)).toEqual([]);
  });

  it('never gives a key again, and has a limit', async () => {
    const first = await addMeasure(actors.own, YO_YO);
    expect((await change(first, { is_retired: true })).json()).toMatchObject({ is_retired: true });
    // The label of a retired measure is free.
    expect((await addMeasure(actors.own, YO_YO)).key).toBe('own.2');
    const [row] = await at.read.find(MeasureEntity);
    const many = Array.from({ length: OWN_MEASURES_MAX - 2 }, (_, n) => {
      const { id: _id, ...values } = row as MeasureEntity;
      return { ...values, measureKey: `own.${n + 3}`, isRetired: true };
    });
    await at.write((tx) => tx.insert(MeasureEntity, many));
    expect((await actors.own.post('/api/measures', NORDBORD)).json()).toMatchObject({ fields: [{ path: 'label' }] });
  });

  it('changes a definition in place while nobody has a value', async () => {
    const measure = await addMeasure(actors.own, YO_YO);
    const changed = (await change(measure, { max: 4000 })).json<Measure>();
    // Somebody may have seen the first one, so the number of its version is not given again.
    expect(changed.versions).toMatchObject([{ max: 4000, measure_version: 2, valid_from: null }]);
    expect(changed.revision).toBe(2);
  });

  it('makes a version from tomorrow on once there are values, and keeps what past days mean', async () => {
    const measure = await addMeasure(actors.own, YO_YO);
    expect((await measureAt('own.1', TODAY, 1200)).statusCode).toBe(200);
    const changed = (await change(measure, { unit: 'km', max: 10, step: 0.001 })).json<Measure>();
    expect(changed.versions).toMatchObject([
      { unit: 'm', measure_version: 1, valid_from: null },
      { unit: 'km', measure_version: 2, valid_from: '2026-11-21' },
    ]);
    // Changed again before it begins: no third version.
    const again = (await change(changed, { max: 5 })).json<Measure>();
    expect(again.versions).toMatchObject([{ max: 3600 }, { max: 5, measure_version: 3 }]);

    // A day takes values of its version only.
    expect((await measureAt('own.1', TODAY, 1.2)).statusCode).toBe(400);
    at.clock.moveTo('2026-11-21T12:00:00Z');
    await actors.own.admit();
    expect((await measureAt('own.1', '2026-11-21', 1.24)).statusCode).toBe(200);
    const values = await actors.own.get(`/api/athletes/${athleteId}/measurements?measure=own.1`);
    expect(values.json()).toMatchObject([
      { day: TODAY, value: 1200, measure_version: 1 },
      { day: '2026-11-21', value: 1.24, measure_version: 3 },
    ]);
  });

  it('keeps one version for what changes no meaning, and the kind for good', async () => {
    const measure = await addMeasure(actors.own, YO_YO);
    await measureAt('own.1', TODAY, 1200);
    const changed = (await change(measure, { typical_error: 60, trials: 2 })).json<Measure>();
    expect(changed.versions).toMatchObject([{ typical_error: 60, trials: 2, measure_version: 1 }]);
    expect((await change(changed, { kind: 'health' })).json()).toMatchObject({
      fields: [{ path: 'kind', message: 'This cannot be changed: make another measure.' }],
    });
  });

  it('refuses a change of what somebody else has changed, and confirms the same change sent again', async () => {
    const measure = await addMeasure(actors.own, YO_YO);
    expect((await change(measure, { max: 4000 })).statusCode).toBe(200);
    expect((await change(measure, { max: 4000 })).json()).toMatchObject({ revision: 2 });
    const late = await change(measure, { max: 5000 });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'measure_changed']);
  });

  it('is administered, and read by kind', async () => {
    await addMeasure(actors.own, GROIN);
    await addMeasure(actors.own, YO_YO);
    const viewer = actors.colleague;
    await build.staff(at, { teamId, coachId: viewer.coach?.id ?? 0, role: 'viewer' });
    expect((await viewer.post('/api/measures', NORDBORD)).statusCode).toBe(403);
    // A viewer reads load and performance.
    const keys = (await list(viewer)).map(({ key }) => key);
    expect(keys).toEqual(['session.rpe', 'session.duration', 'test.grip', 'test.sprint', 'test.jump', 'own.2']);
    expect((await viewer.get(`/api/athletes/${athleteId}/measurements?measure=own.1`)).statusCode).toBe(403);
    expect((await viewer.get(`/api/athletes/${athleteId}/measurements?measure=own.2`)).statusCode).toBe(200);
  });
});
