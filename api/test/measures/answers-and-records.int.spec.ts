import type { Measure } from '@touchline/contracts/measures.schema';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import {
  answerDay,
  answerEvent,
  answerScene,
  evening,
  survey,
  type AnswerScene,
} from '../athlete-answers/support/answer-scene.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, ask, GROIN } from './measure-scene.js';

const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';

describe('answers to questions of a club', () => {
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

  const stored = async () =>
    (await at.read.find(MeasurementEntity, { order: { id: 'ASC' } })).map(({ day, value }) => `${day} ${value}`);

  it('are still taken for a day that asked, after the question was retired, which no list may ask any more', async () => {
    const { own } = scene.actors;
    const { key, revision } = await addMeasure(own, GROIN);
    await ask(own, scene.team.id, SATURDAY, [{ measure: key }]);
    const retire = () => own.put(`/api/measures/${key}`, { ...GROIN, is_retired: true, revision });
    const refusal = async () => (await retire()).json<{ fields: { path: string; message: string }[] }>().fields;
    const message = (until: string) =>
      `Still asked by ${scene.team.name}${until}. Take it out of the questions first, and retire it once nobody is asked.`;

    // The list begins tomorrow.
    expect(await refusal()).toEqual([{ path: 'is_retired', message: message('') }]);
    await evening(at, scene, SATURDAY);
    await ask(own, scene.team.id, SUNDAY, []);
    expect(await refusal()).toEqual([{ path: 'is_retired', message: message(' (until Nov 21, 2026)') }]);

    await evening(at, scene, SUNDAY);
    expect((await retire()).json<Measure>()).toMatchObject({ is_retired: true });
    const late = await answerDay(scene.phone, { date: SATURDAY, more: [{ measure: key, value: 3 }] });
    expect([late.statusCode, await stored()]).toEqual([200, [`${SATURDAY} 3`]]);
  });

  it('about a session go with it when a coach deletes it, and come back with it on the day of its event', async () => {
    const { own } = scene.actors;
    const { key } = await addMeasure(own, { ...GROIN, entered_by: 'athlete_after_session' });
    await ask(own, scene.team.id, SATURDAY, [{ measure: key, when: 'after_session' }]);
    const event = (eventTime: string) => build.event(at, { teamId: scene.team.id, date: SATURDAY, eventTime });
    const [morning, afternoon] = [await event('09:00'), await event('15:00')];
    await evening(at, scene, SATURDAY);
    for (const [n, { id }] of [morning, afternoon].entries())
      await answerEvent(scene.phone, {
        ...{ event_id: id, was_there: true, rpe: 6, duration_min: 60 },
        more: [{ measure: key, value: 2 + n }],
      });
    const sessions = await own.get(`/api/athletes/training-load?athlete_id=${scene.athlete.id}`);
    const first = sessions.json<TrainingLoadEntry[]>().find(({ event_id: id }) => id === morning.id);

    await own.delete(`/api/athletes/training-load/${first?.workout_id}`);
    expect(await stored()).toEqual([`${SATURDAY} 3`]);
    expect((await own.post(`/api/athletes/training-load/${first?.workout_id}/restore`)).statusCode).toBe(200);
    expect((await stored()).sort()).toEqual([`${SATURDAY} 2`, `${SATURDAY} 3`]);
  });

  it('about health are not written on days whose health the coach does not read', async () => {
    const { own, colleague } = scene.actors;
    const { key } = await addMeasure(own, { ...GROIN, kind: 'health' });
    await ask(own, scene.team.id, SATURDAY, [{ measure: key }]);
    // The colleague heads the athlete's former team, and is an assistant in the present one.
    const coachId = colleague.coach?.id ?? 0;
    const former = await build.team(at, scene.actors.ownCoach);
    await build.staff(at, { teamId: former.id, coachId, role: 'head_coach' });
    await build.staff(at, { teamId: scene.team.id, coachId, role: 'coach' });
    await build.membership(at, { athleteId: scene.athlete.id, teamId: former.id, lastDay: '2026-11-10' });
    await evening(at, scene, MONDAY);
    await answerDay(scene.phone, { date: MONDAY, more: [{ measure: key, value: 7 }] });

    const { revision: _own, pain: _pain, ...ratings } = survey({ date: MONDAY });
    const entry = { athlete_id: scene.athlete.id, ...ratings, more: [{ measure: key, value: 2 }] };
    const refused = await colleague.put('/api/athletes/wellness', { entries: [entry] });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: [{ path: 'entries.0.date' }] }]);
    expect(await stored()).toEqual([`${MONDAY} 7`]);
  });
});
