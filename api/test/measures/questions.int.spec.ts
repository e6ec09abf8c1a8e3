import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import type { OwnData } from '@touchline/contracts/athlete-rights.schema';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import {
  answerDay,
  answerEvent,
  answerScene,
  evening,
  pageOf,
  survey,
  type AnswerScene,
} from '../athlete-answers/support/answer-scene.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addMeasure, ask, EVERY_DAY, GROIN } from './measure-scene.js';

/** A Friday; the questions begin on the Monday after it. */
const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

describe('what a team asks beside the four ratings', () => {
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

  const entries = async () => {
    const answer = await scene.actors.own.get(`/api/athletes/wellness?athlete_id=${scene.athlete.id}`);
    return answer.json<WellnessEntry[]>();
  };
  const groinFrom = async (from: string, weekdays = EVERY_DAY) => {
    const { key } = await addMeasure(scene.actors.own, GROIN);
    return ask(scene.actors.own, scene.team.id, from, [{ measure: key, weekdays }]);
  };
  const save = (body: object) =>
    scene.actors.own.put('/api/surveys', { team_id: scene.team.id, questions: [], version: 0, ...body });

  it('is a fifth question from next Monday on, and no day before becomes incomplete', async () => {
    await answerDay(scene.phone);
    await groinFrom(MONDAY);
    await evening(at, scene, SATURDAY);
    const { questions, asked_ahead: ahead } = await pageOf(scene.phone);
    expect(questions).toEqual([
      {
        ...{ measure: 'own.1', measure_version: 1, valid_from: null, label: 'Groin', unit: 'rating', min: 0, max: 10 },
        ...{
          question: 'How does your groin feel?',
          step: 1,
          low_words: 'no problem',
          high_words: 'cannot train',
          kind: 'wellness',
        },
      },
    ]);
    expect(ahead?.slice(0, 3)).toEqual([
      { date: '2026-11-22', asked: [] },
      { date: MONDAY, asked: ['own.1'] },
      { date: TUESDAY, asked: ['own.1'] },
    ]);

    await evening(at, scene, MONDAY);
    expect((await pageOf(scene.phone)).days[0]).toMatchObject({ date: MONDAY, asked: ['own.1'] });
    await answerDay(scene.phone, { date: MONDAY });
    expect((await entries()).map(({ date, completed }) => [date, completed])).toEqual([
      [FRIDAY, true],
      [MONDAY, false],
    ]);
    const done = await answerDay(scene.phone, { date: MONDAY, more: [{ measure: 'own.1', value: 3 }] });
    expect(done.json()).toMatchObject({ stored: { more: [{ measure: 'own.1', value: 3 }] } });
    const [friday, monday] = await entries();
    expect(friday).not.toHaveProperty('more');
    expect(monday).toMatchObject({
      completed: true,
      hooper_index: 11,
      more: [{ measure: 'own.1', value: 3 }],
      version: 2,
    });
  });

  it('is asked weekly, and a changed list changes no past day', async () => {
    await groinFrom(MONDAY, [0]);
    await evening(at, scene, MONDAY);
    await answerDay(scene.phone, { date: MONDAY });
    await evening(at, scene, TUESDAY);
    await answerDay(scene.phone, { date: TUESDAY });
    await ask(scene.actors.own, scene.team.id, '2026-11-25', []);
    expect((await entries()).map(({ completed }) => completed)).toEqual([false, true]);
    await evening(at, scene, '2026-11-30');
    expect((await pageOf(scene.phone)).days[0]).not.toHaveProperty('asked');
  });

  it('names what follows a session, and belongs to its event', async () => {
    const { key } = await addMeasure(scene.actors.own, { ...GROIN, entered_by: 'athlete_after_session' });
    await ask(scene.actors.own, scene.team.id, SATURDAY, [{ measure: key, when: 'after_session' }]);
    const first = await build.event(at, { teamId: scene.team.id, date: SATURDAY, eventTime: '09:00' });
    const second = await build.event(at, { teamId: scene.team.id, date: SATURDAY, eventTime: '15:00' });
    await evening(at, scene, SATURDAY);
    const was = { was_there: true, rpe: 6, duration_min: 60 };
    for (const [{ id }, value] of [
      [first, 2],
      [second, 7],
    ] as const) {
      const stored = await answerEvent(scene.phone, { ...was, event_id: id, more: [{ measure: key, value }] });
      expect(stored.json()).toMatchObject({ asked: [key], answer: { more: [{ measure: key, value }] } });
    }
    const again = await answerEvent(scene.phone, { ...was, event_id: second.id, more: [{ measure: key, value: 8 }] });
    expect(again.json()).toMatchObject({ answer: { more: [{ value: 8 }] } });
    expect(await at.read.find(MeasurementEntity, { order: { id: 'ASC' } })).toMatchObject([
      { eventId: first.id, value: 2, day: SATURDAY, source: 'athlete' },
      { eventId: second.id, value: 8, version: 2 },
    ]);

    // The values move with their event, and go with the word that the athlete was not there.
    const body = (await scene.actors.own.get(`/api/calendar/list/${first.id}`)).json<object>();
    expect(body).toBeDefined();
    await answerEvent(scene.phone, { was_there: false, event_id: second.id });
    expect(await at.read.find(MeasurementEntity)).toMatchObject([{ eventId: first.id }]);
  });

  it('refuses an answer over a later one, also when only a further answer changed', async () => {
    await groinFrom(SATURDAY);
    await evening(at, scene, SATURDAY);
    const sent = survey({ date: SATURDAY });
    const first = await scene.phone.put('/api/athlete/wellness', { ...sent, more: [{ measure: 'own.1', value: 1 }] });
    const { revision } = first.json<{ revision: string }>();
    const other = { ...sent, revision, more: [{ measure: 'own.1', value: 5 }] };
    expect((await scene.phone.put('/api/athlete/wellness', other)).statusCode).toBe(200);
    // The same again is confirmed; another one with the older revision is not stored.
    expect((await scene.phone.put('/api/athlete/wellness', other)).statusCode).toBe(200);
    const late = await scene.phone.put('/api/athlete/wellness', { ...other, more: [{ measure: 'own.1', value: 2 }] });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'answer_changed']);
  });

  it('takes answers of the club’s app, and none to what it does not ask', async () => {
    await groinFrom(SATURDAY);
    await evening(at, scene, SATURDAY);
    const app = await createAppCaller(at, scene.actors.ownCoach.institutionId);
    const send = (entry: object) =>
      app.post('/api/intake/wellness', { entries: [{ athlete_id: scene.athlete.id, ...entry }] });
    const stored = await send({ date: SATURDAY, more: [{ measure: 'own.1', value: 4 }] });
    expect(stored.json()).toMatchObject([{ completed: false, more: [{ measure: 'own.1', value: 4 }] }]);
    for (const [date, measure] of [
      [FRIDAY, 'own.1'],
      [SATURDAY, 'own.2'],
    ] as const)
      expect((await send({ date, more: [{ measure, value: 4 }] })).json()).toMatchObject({
        fields: [{ path: 'entries.0.more.0.measure', message: 'This is not asked of the athlete on this day.' }],
      });
    expect((await send({ date: SATURDAY, more: [{ measure: 'own.1', value: 4.5 }] })).json()).toMatchObject({
      fields: [{ path: 'entries.0.more.0.value', message: 'Groin must be a number from 0 to 10, in steps of 1.' }],
    });
    const taken = await send({ date: SATURDAY, more: [{ measure: 'own.1', value: null }] });
    expect(taken.json<WellnessEntry[]>()[0]).not.toHaveProperty('more');
  });

  it('goes with a deleted day and comes back with it', async () => {
    await groinFrom(SATURDAY);
    await evening(at, scene, SATURDAY);
    await answerDay(scene.phone, { date: SATURDAY, more: [{ measure: 'own.1', value: 3 }] });
    const [before] = await entries();
    await scene.actors.own.delete(`/api/athletes/wellness/${before?.wellness_id}`);
    expect(await at.read.find(MeasurementEntity)).toEqual([]);
    const restored = await scene.actors.own.post(`/api/athletes/wellness/${before?.wellness_id}/restore`);
    expect(restored.json()).toEqual({ ...before, version: 2 });
    expect(await entries()).toEqual([restored.json()]);
  });

  it('shows answers about health to those alone who may read health', async () => {
    const { key } = await addMeasure(scene.actors.own, { ...GROIN, kind: 'health' });
    await ask(scene.actors.own, scene.team.id, SATURDAY, [{ measure: key }]);
    await evening(at, scene, SATURDAY);
    await answerDay(scene.phone, { date: SATURDAY, more: [{ measure: key, value: 3 }] });
    const assistant = scene.actors.colleague;
    await build.staff(at, { teamId: scene.team.id, coachId: assistant.coach?.id ?? 0, role: 'coach' });
    const seen = await assistant.get(`/api/athletes/wellness?athlete_id=${scene.athlete.id}`);
    const [entry] = seen.json<WellnessEntry[]>();
    expect(entry).toMatchObject({ completed: true });
    expect(entry).not.toHaveProperty('more');
    const { wellness_id: _id, hooper_index: _sum, completed: _all, ...written } = entry as WellnessEntry;
    const refused = await assistant.put('/api/athletes/wellness', {
      entries: [{ ...withoutPain(written), more: [{ measure: key, value: 9 }] }],
    });
    expect(refused.statusCode).toBe(403);
  });

  it('is named in the data that an athlete gets', async () => {
    await groinFrom(SATURDAY);
    await evening(at, scene, SATURDAY);
    await answerDay(scene.phone, { date: SATURDAY, more: [{ measure: 'own.1', value: 3 }] });
    const { tables } = (await scene.phone.get('/api/athlete/data')).json<OwnData>();
    const { columns = [], rows = [] } = tables.find(({ file }) => file === 'measurements') ?? {};
    const [row] = rows.map((cells) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at]])));
    expect(row).toMatchObject({ measure: 'Groin (How does your groin feel?)', value: 3, day: SATURDAY, event: '' });
  });

  it('refuses a list that begins today, of something else, or of too much', async () => {
    const [groin, other, third] = await Promise.all([]).then(async () => [
      await addMeasure(scene.actors.own, GROIN),
      await addMeasure(scene.actors.own, { ...GROIN, label: 'Mood' }),
      await addMeasure(scene.actors.own, { ...GROIN, label: 'Motivation' }),
    ]);
    const question = (measure: string, weekdays = EVERY_DAY) => ({ measure, when: 'daily', weekdays });
    const sentence = async (body: object) => (await save(body)).json<{ fields?: unknown }>().fields;
    expect(await sentence({ from: FRIDAY })).toEqual([
      { path: 'from', message: 'The first day must be Nov 21, 2026 or later: what was asked until then stays.' },
    ]);
    for (const measure of ['hooper.stress', 'test.jump', 'own.9'])
      expect(await sentence({ from: MONDAY, questions: [question(measure)] })).toEqual([
        { path: 'questions.0.measure', message: 'This is not a question of the club that is asked then.' },
      ]);
    const keys = [groin, other, third].map((measure) => measure?.key ?? '');
    expect(await sentence({ from: MONDAY, questions: keys.map((key) => question(key)) })).toEqual([
      { path: 'questions.2.weekdays', message: 'This would ask more than 2 further questions on one day.' },
    ]);
    const spread = [question(keys[0] ?? ''), question(keys[1] ?? '', [0]), question(keys[2] ?? '', [1])];
    expect((await save({ from: MONDAY, questions: spread })).statusCode).toBe(200);
    const stale = await save({ from: MONDAY, questions: [] });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'survey_changed']);
    expect((await scene.actors.colleague.get(`/api/surveys?team_id=${scene.team.id}`)).statusCode).toBe(404);
  });

  it('asks somebody in two teams for what both ask, once', async () => {
    await groinFrom(SATURDAY);
    const second = await build.team(at, scene.actors.ownCoach);
    await build.membership(at, { athleteId: scene.athlete.id, teamId: second.id });
    const mood = await addMeasure(scene.actors.own, { ...GROIN, label: 'Mood' });
    await ask(scene.actors.own, second.id, SATURDAY, [{ measure: mood.key }, { measure: 'own.1' }]);
    await evening(at, scene, SATURDAY);
    const page: AthletePage = await pageOf(scene.phone);
    expect(page.days[0]?.asked).toEqual(['own.1', mood.key]);
  });
});

const withoutPain = ({
  injury_body_part: _part,
  injury_severity: _how,
  more: _more,
  ...entry
}: Partial<WellnessEntry>) => entry;
