import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import {
  answerDay,
  answerEvent,
  answerScene,
  evening,
  pageOf,
  type AnswerScene,
} from '../athlete-answers/support/answer-scene.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, ask, GROIN } from './measure-scene.js';

const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const CHANGED = 'The question has changed since it was shown: answer it as it is asked now.';

describe('a question that is another one from Sunday on', () => {
  let at: TestApp;
  let scene: AnswerScene;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    scene = await answerScene(at);
  });
  afterAll(() => at.close());

  /** Groin is asked from 0 to 10 until Saturday, with a value of a day before, and from 0 to 4 from Sunday on. */
  async function changeGroin(when: 'daily' | 'after_session' = 'daily'): Promise<void> {
    const { actors, team, athlete } = scene;
    const asked = { daily: 'athlete_daily', after_session: 'athlete_after_session' } as const;
    const body = { ...GROIN, entered_by: asked[when] };
    const { key, revision } = await addMeasure(actors.own, body);
    await ask(actors.own, team.id, SATURDAY, [{ measure: key, when }]);
    await evening(at, scene, SATURDAY);
    await build.measurement(at, { athleteId: athlete.id, day: '2026-11-10', measureKey: key });
    const changed = await actors.own.put(`/api/measures/${key}`, { ...body, max: 4, is_retired: false, revision });
    expect(changed.json()).toMatchObject({ versions: [{ max: 10 }, { max: 4, valid_from: SUNDAY }] });
  }
  const answer = (date: string, further: object, phone = scene.phone) =>
    answerDay(phone, { date, more: [{ measure: 'own.1', ...further }] });
  const stored = async () =>
    (await at.read.find(MeasurementEntity, { order: { day: 'ASC' } }))
      .filter(({ source }) => source !== 'coach')
      .map(({ day, measureVersion, value }) => [day, measureVersion, value]);

  it('is on the page in each version of its days, with its first day, that of today first', async () => {
    await changeGroin();
    const versions = async () =>
      (await pageOf(scene.phone)).questions?.map(({ max, measure_version, valid_from }) => [
        max,
        measure_version,
        valid_from,
      ]);
    const [first, second] = [
      [10, 1, null],
      [4, 2, SUNDAY],
    ];
    expect(await versions()).toEqual([first, second]);
    await evening(at, scene, SUNDAY);
    expect(await versions()).toEqual([second, first]);
    await evening(at, scene, MONDAY);
    expect(await versions()).toEqual([second]);
  });

  it('takes an answer by the version of its day', async () => {
    await changeGroin();
    await evening(at, scene, SUNDAY);
    expect((await answer(SATURDAY, { measure_version: 1, value: 8 })).statusCode).toBe(200);
    expect((await answer(SUNDAY, { measure_version: 2, value: 4 })).statusCode).toBe(200);
    expect(await stored()).toEqual([
      [SATURDAY, 1, 8],
      [SUNDAY, 2, 4],
    ]);
  });

  it.each([
    ['yesterday', SATURDAY, 2],
    ['today', SUNDAY, 1],
  ])('refuses an answer for %s by another version at its field, and stores nothing', async (_what, date, version) => {
    await changeGroin();
    await evening(at, scene, SUNDAY);
    const refused = await answer(date, { measure_version: version, value: 3 });
    expect([refused.statusCode, refused.json<ErrorBody>().fields]).toEqual([
      400,
      [{ path: 'entries.0.more.0.measure_version', message: CHANGED }],
    ]);
    expect([await stored(), await at.read.count(WellnessEntryEntity)]).toEqual([[], 0]);
  });

  it('takes an answer that names no version as one by that of the day, and any that is taken back', async () => {
    await changeGroin();
    await evening(at, scene, SUNDAY);
    expect((await answer(SUNDAY, { value: 3 })).statusCode).toBe(200);
    expect(await stored()).toEqual([[SUNDAY, 2, 3]]);
    expect((await answer(SUNDAY, { measure_version: 1, value: null })).statusCode).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('refuses the other version after a session, too, and takes that of its day', async () => {
    await changeGroin('after_session');
    const { id } = await build.event(at, { teamId: scene.team.id, date: SATURDAY, eventTime: '15:00' });
    await evening(at, scene, SUNDAY);
    const after = (measure_version: number) => {
      const more = [{ measure: 'own.1', measure_version, value: 4 }];
      return answerEvent(scene.phone, { event_id: id, was_there: true, rpe: 6, duration_min: 60, more });
    };
    expect((await after(2)).json()).toMatchObject({ fields: [{ path: 'more.0.measure_version', message: CHANGED }] });
    expect((await after(1)).statusCode).toBe(200);
    expect(await stored()).toEqual([[SATURDAY, 1, 4]]);
  });

  it('is refused to the club’s app by another version', async () => {
    await changeGroin();
    const app = await createAppCaller(at, scene.actors.ownCoach.institutionId);
    const send = (more: object) =>
      app.post('/api/intake/wellness', {
        entries: [{ athlete_id: scene.athlete.id, date: SATURDAY, more: [{ measure: 'own.1', ...more }] }],
      });
    expect((await send({ measure_version: 2, value: 3 })).json()).toMatchObject({
      fields: [{ path: 'entries.0.more.0.measure_version', message: CHANGED }],
    });
    expect((await send({ measure_version: 1, value: 3 })).statusCode).toBe(200);
  });

  it('that nobody has answered yet has another version, too, so that no phone mistakes one for the other', async () => {
    const { actors, team } = scene;
    const { key, revision } = await addMeasure(actors.own, GROIN);
    await ask(actors.own, team.id, SATURDAY, [{ measure: key }]);
    await evening(at, scene, SATURDAY);
    const changed = { ...GROIN, max: 4, is_retired: false, revision };
    expect((await actors.own.put(`/api/measures/${key}`, changed)).json()).toMatchObject({ versions: [{ max: 4 }] });
    expect((await answer(SATURDAY, { measure_version: 1, value: 3 })).statusCode).toBe(400);
    expect((await answer(SATURDAY, { measure_version: 2, value: 3 })).statusCode).toBe(200);
  });
});
