import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { EventAbsenceEntity } from '../../src/modules/session-ledger/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';
import { WriteFaults } from '../wall/support/write-faults.js';
import { answerEvent, answerScene, asked, TODAY, YESTERDAY, type AnswerScene } from './support/answer-scene.js';

describe('an athlete’s answer to an event', () => {
  let at: TestApp;
  let scene: AnswerScene;
  let eventId: number;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    scene = await answerScene(at);
    eventId = (await event()).id;
  });
  afterAll(() => at.close());

  /** Over since 18:30, unless the test says otherwise. */
  const event = (partial: object = {}) => build.event(at, { teamId: scene.team.id, date: TODAY, ...partial });
  const send = (body: Parameters<typeof answerEvent>[1]) => answerEvent(scene.phone, body);
  const trained = (changes: object = {}) =>
    send({ was_there: true, event_id: eventId, rpe: 6.5, duration_min: 75, ...changes });
  const absent = (changes: object = {}) => send({ was_there: false, event_id: eventId, ...changes });
  const sessions = () => at.read.find(TrainingSessionEntity, { order: { id: 'ASC' } });
  const absences = () => at.read.find(EventAbsenceEntity);
  const coachSaves = (body: object) => scene.actors.own.put('/api/athletes/training-load', { entries: [body] });

  it('is asked once the event is over, with its planned minutes, and stored as their own', async () => {
    expect(await asked(scene.phone, eventId)).toEqual({
      event_id: eventId,
      title: 'Practice',
      date: TODAY,
      event_time: '17:30',
      duration_min: 60,
      answer: null,
      revision: null,
      locked: null,
    });
    const answer = { was_there: true, rpe: 6.5, duration_min: 75 };
    expect((await trained()).json()).toMatchObject({ event_id: eventId, answer, locked: null });
    expect(await asked(scene.phone, eventId)).toMatchObject({ answer, locked: null });
    expect(await sessions()).toMatchObject([
      { athleteId: scene.athlete.id, eventId, date: TODAY, rpe: 6.5, durationMin: 75, version: 1, athleteVersion: 1 },
    ]);
    expect(await at.read.find(AuditEntryEntity)).toMatchObject([
      { actorKind: 'self', coachId: null, kind: 'training_load', action: 'create' },
    ]);
  });

  it('that is changed after the coach moved the event is one of its new day', async () => {
    eventId = (await event({ date: YESTERDAY })).id;
    await trained();
    await at.write((tx) => tx.update(CalendarEventEntity, { id: eventId }, { date: TODAY }));
    expect(await asked(scene.phone, eventId)).toMatchObject({ date: TODAY, answer: { rpe: 6.5 } });
    await trained({ rpe: 8 });
    expect(await sessions()).toMatchObject([{ eventId, date: TODAY, rpe: 8 }]);
  });

  it('moves with the event, so that the phone shows it once and an edit of the former one is refused', async () => {
    await trained();
    const { revision } = (await asked(scene.phone, eventId)) ?? {};
    const moved = await scene.actors.own.put(`/api/calendar/list/${eventId}`, {
      ...{ team_id: scene.team.id, date: YESTERDAY, event_title: 'Practice', event_type: 'practice' },
      ...{ event_time: '17:30', attendance_taken: true },
    });
    expect(moved.statusCode).toBe(200);
    expect(await sessions()).toMatchObject([{ eventId, date: YESTERDAY, version: 2, athleteVersion: 2 }]);
    const other = await event();
    expect(await asked(scene.phone, eventId)).toMatchObject({ date: YESTERDAY, answer: { rpe: 6.5 }, locked: null });
    expect(await asked(scene.phone, other.id)).toMatchObject({ date: TODAY, answer: null });
    expect((await trained({ rpe: 2, revision })).json()).toMatchObject({ code: 'answer_changed' });
    expect((await trained({ rpe: 2 })).statusCode).toBe(200);
  });

  it('writes nothing when it is sent twice, one after the other or at once', async () => {
    const sent = await Promise.all(Array.from({ length: WRITERS }, () => trained()));
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await sessions()).toMatchObject([{ version: 1 }]);
    expect(await at.read.count(AuditEntryEntity)).toBe(1);

    const answers = await Promise.all(Array.from({ length: WRITERS }, () => absent()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [first] = await absences();
    at.clock.advance(60);
    expect((await absent()).statusCode).toBe(200);
    expect(await absences()).toEqual([first]);
  });

  it('replaces nothing that this phone has not seen', async () => {
    const other = await answeringAthlete(at, scene.athlete.id, { slot: 2 });
    const changed = { statusCode: 409, code: 'answer_changed' };
    const seen = async () => (await asked(other, eventId))?.revision ?? null;
    await trained();
    for (const answer of [await trained({ rpe: 3, revision: null }), await absent({ revision: null })])
      expect(answer.json()).toMatchObject(changed);
    expect((await trained({ revision: null })).statusCode).toBe(200);
    expect(await sessions()).toMatchObject([{ rpe: 6.5, version: 1 }]);

    const former = await seen();
    await trained({ rpe: 4 });
    expect((await answerEvent(other, answerOf(3, former))).json()).toMatchObject(changed);
    await absent();
    expect((await answerEvent(other, answerOf(3, former))).json()).toMatchObject(changed);
    expect([await sessions(), await absences()]).toMatchObject([[], [{ eventId }]]);
    expect((await answerEvent(other, answerOf(3, await seen()))).json()).toMatchObject({ answer: { rpe: 3 } });
    expect((await absent({ revision: 'absent' })).statusCode).toBe(409);
    expect((await absent({ revision: former })).statusCode).toBe(409);
    expect([await sessions(), await absences()]).toMatchObject([[{ rpe: 3 }], []]);

    function answerOf(rpe: number, revision: string | null) {
      return { was_there: true, event_id: eventId, rpe, duration_min: 75, revision };
    }
  });

  it('replaces their own until the next day is over', async () => {
    await trained();
    at.clock.moveTo('2026-11-21T23:59:00Z');
    expect((await trained({ rpe: 3 })).statusCode).toBe(200);
    at.clock.moveTo('2026-11-22T00:00:00Z');
    expect((await trained({ rpe: 4 })).json()).toMatchObject({
      code: 'answer_locked',
      message: 'That day is over. You can answer for today and yesterday.',
    });
    expect((await trained({ rpe: 3 })).statusCode).toBe(200);
    expect(await sessions()).toMatchObject([{ rpe: 3, version: 2 }]);
  });

  it('is either how hard it was or that they were not there: the later word counts, and changes no attendance', async () => {
    await build.attendance(at, { eventId, athleteId: scene.athlete.id, status: 'present' });
    await trained();
    at.clock.advance(1);
    expect((await absent()).json()).toMatchObject({ answer: { was_there: false }, locked: null });
    expect([await sessions(), await absences()]).toMatchObject([[], [{ athleteId: scene.athlete.id, eventId }]]);
    expect(await asked(scene.phone, eventId)).toMatchObject({ answer: { was_there: false } });

    at.clock.advance(1);
    await trained();
    expect([await sessions(), await absences()]).toMatchObject([[{ eventId }], []]);
    expect(await at.read.find(AttendanceRecordEntity)).toMatchObject([{ status: 'present' }]);
    expect((await at.read.find(AuditEntryEntity, { order: { at: 'ASC' } })).map((row) => row.action)).toEqual([
      'create',
      'delete',
      'create',
    ]);
  });

  it('never replaces a coach’s session, nor one that a coach corrected, which the page shows instead', async () => {
    await trained();
    const [{ id = 0 } = {}] = await sessions();
    await coachSaves({ athlete_id: scene.athlete.id, workout_id: id, rpe: 8, duration_min: 90, version: 1 });
    expect(await sessions()).toMatchObject([{ rpe: 8, version: 2, athleteVersion: null }]);
    for (const answer of [await trained(), await absent()])
      expect(answer.json()).toMatchObject({
        code: 'answer_locked',
        message: 'Your coach has entered this, so it stays as it is. If it is wrong, tell your coach.',
      });
    expect(await asked(scene.phone, eventId)).toMatchObject({
      answer: { was_there: true, rpe: 8, duration_min: 90 },
      locked: 'coach',
    });
    expect([await sessions(), await absences()]).toMatchObject([[{ rpe: 8, version: 2 }], []]);
  });

  it('takes the place of the app’s session: the one of the event, and the only one of the day', async () => {
    const app = await createAppCaller(at, scene.actors.ownCoach.institutionId);
    await at.write((tx) => tx.update(AthleteEntity, { id: scene.athlete.id }, { externalId: 'a1' }));
    const entry = { external_id: 'a1', session_id: 's1', rpe: 5, duration_min: 60 };
    await app.post('/api/intake/training-load', { entries: [{ ...entry, date: TODAY }] });
    expect(await asked(scene.phone, eventId)).toMatchObject({ answer: { was_there: true, rpe: 5 }, locked: null });
    await trained();
    expect(await sessions()).toMatchObject([{ eventId, rpe: 6.5, externalId: 's1', version: 2, athleteVersion: 2 }]);
    await absent();
    expect(await sessions()).toEqual([]);
  });

  it('leaves a session of the day that names no event when they were not there, and asks nothing about several', async () => {
    const of = { athleteId: scene.athlete.id, date: TODAY, athleteVersion: 1 };
    await build.session(at, of);
    expect((await absent()).statusCode).toBe(200);
    expect(await asked(scene.phone, eventId)).toMatchObject({ answer: { was_there: false } });
    expect(await sessions()).toHaveLength(1);

    await at.write((tx) => tx.delete(EventAbsenceEntity, { eventId }));
    await build.session(at, of);
    expect(await asked(scene.phone, eventId)).toBeUndefined();
    expect((await trained()).json()).toMatchObject({ message: 'Sessions of that day are stored already.' });
    // Beside another event nobody knows to which they belong, so each is asked about.
    await event({ eventTime: '09:00' });
    expect(await asked(scene.phone, eventId)).toMatchObject({ answer: null });
    expect((await trained()).statusCode).toBe(200);
    expect(await sessions()).toHaveLength(3);
  });

  it('is asked about events with a load at which they were expected, and about no others', async () => {
    const { team, athlete } = scene;
    const meeting = await event({ type: 'team_meeting', attendanceTaken: false });
    const workout = await event({ type: 'workout', attendanceTaken: false, eventTime: '08:00' });
    const own = await build.event(at, { athleteId: athlete.id, date: YESTERDAY, type: 'workout', eventTime: null });
    const excused = await event({ eventTime: '10:00' });
    await build.attendance(at, { eventId: excused.id, athleteId: athlete.id, status: 'excused' });
    const missed = await event({ eventTime: '11:00' });
    await build.attendance(at, { eventId: missed.id, athleteId: athlete.id, status: 'absent' });
    const pages = await Promise.all([meeting, workout, own, excused, missed].map(({ id }) => asked(scene.phone, id)));
    expect(pages.map((page) => page !== undefined)).toEqual([false, true, true, false, true]);
    expect((await trained({ event_id: excused.id })).json()).toMatchObject({
      code: 'answer_locked',
      message: 'You do not have to answer about that event.',
    });

    await build.availability(at, { athleteId: athlete.id, fromDay: TODAY });
    expect(await asked(scene.phone, eventId)).toBeUndefined();
    expect(await asked(scene.phone, own.id)).toBeDefined();
    const newcomer = await build.athlete(at, { teamId: team.id, joinedOn: TODAY });
    const phone = await answeringAthlete(at, newcomer.id);
    const past = await event({ date: YESTERDAY });
    expect([await asked(phone, past.id), await asked(phone, eventId)]).toMatchObject([undefined, { answer: null }]);
  });

  it('is refused before the event is over; an all-day event is over at 18:00', async () => {
    const late = await event({ eventTime: '19:30', durationMin: 60 });
    const allDay = await event({ type: 'workout', eventTime: null });
    const tomorrow = await event({ date: '2026-11-21' });
    for (const { id } of [late, tomorrow])
      expect((await trained({ event_id: id })).json()).toMatchObject({ message: 'That event is not over yet.' });
    expect(await asked(scene.phone, late.id)).toBeUndefined();
    at.clock.moveTo(`${TODAY}T20:30:00Z`);
    expect(await asked(scene.phone, late.id)).toBeDefined();
    at.clock.moveTo(`${TODAY}T17:59:00Z`);
    expect(await asked(scene.phone, allDay.id)).toBeUndefined();
    at.clock.moveTo(`${TODAY}T18:00:00Z`);
    expect(await asked(scene.phone, allDay.id)).toBeDefined();
    expect((await trained({ event_id: allDay.id })).statusCode).toBe(200);
  });

  it('is refused about events of other teams and athletes like about unknown ones', async () => {
    const other = await build.team(at, scene.actors.ownCoach);
    const mate = await build.athlete(at, { teamId: scene.team.id });
    const foreign = [
      await build.event(at, { teamId: other.id, date: TODAY }),
      await build.event(at, { athleteId: mate.id, date: TODAY }),
    ];
    for (const id of [...foreign.map((row) => row.id), 999_999]) {
      expect((await trained({ event_id: id })).json()).toMatchObject({ code: 'not_found', message: 'Not found.' });
      expect((await absent({ event_id: id })).statusCode).toBe(404);
    }
    expect([await sessions(), await absences()]).toEqual([[], []]);
  });

  it('stays with the athlete when the event is deleted, and the word that they were not there goes with it', async () => {
    const other = await event({ eventTime: '09:00' });
    await trained();
    await absent({ event_id: other.id });
    for (const { id, version } of [{ id: eventId, version: 1 }, other])
      expect((await scene.actors.own.delete(`/api/calendar/list/${id}?version=${version}`)).statusCode).toBe(204);
    expect([await sessions(), await absences()]).toMatchObject([[{ eventId: null, athleteVersion: 1 }], []]);
  });

  it('shows in the ledger beside the attendance that they say they were not there', async () => {
    const mate = await build.athlete(at, { teamId: scene.team.id });
    await build.attendance(at, { eventId, athleteId: scene.athlete.id, status: 'present' });
    await absent();
    const grid = await scene.actors.own.get(`/api/sessions/grid?event_id=${eventId}`);
    const rows = grid.json<{ rows: { athlete_id: number }[] }>().rows.sort((a, b) => a.athlete_id - b.athlete_id);
    expect(rows).toMatchObject([
      { athlete_id: scene.athlete.id, state: 'present_without_load', status: 'present', says_not_there: true },
      { athlete_id: mate.id, says_not_there: false },
    ]);
  });

  it('keeps the session when the word that they were not there cannot be stored', async () => {
    await trained();
    const before = await sessions();
    const faults = new WriteFaults(at);
    for (let failing = 1; ; failing += 1) {
      faults.arm(failing, new Error('a fault'));
      const { statusCode } = await absent();
      const wasReached = faults.thrown;
      faults.disarm();
      if (!wasReached) break;
      expect([statusCode, await sessions(), await absences()]).toEqual([500, before, []]);
    }
    expect([await sessions(), await absences()]).toMatchObject([[], [{ eventId }]]);
  });

  it('loses nothing in a race with the coach’s grid, nor with the deletion of the event', async () => {
    for (let round = 0; round < WRITERS; round += 1) {
      const { id } = await event({ eventTime: '12:00' });
      const row = { athlete_id: scene.athlete.id, rpe: 9, duration_min: 30 };
      const body = { event_id: id, team_id: scene.team.id, date: TODAY, rows: [row] };
      const [own, coach] = await Promise.all([
        trained({ event_id: id, revision: null }),
        scene.actors.own.post('/api/sessions/grid', body),
      ]);
      const [session] = await at.read.findBy(TrainingSessionEntity, { eventId: id });
      const [saved] = coach.json<{ rows: { stored: boolean }[] }>().rows;
      expect([
        { own: 200, stored: false, rpe: 6.5 },
        { own: 409, stored: true, rpe: 9 },
      ]).toContainEqual({ own: own.statusCode, stored: saved?.stored, rpe: session?.rpe });

      const gone = await event({ eventTime: '13:00' });
      const [answer, removal] = await Promise.all([
        absent({ event_id: gone.id, revision: null }),
        scene.actors.own.delete(`/api/calendar/list/${gone.id}?version=1`),
      ]);
      expect([200, 404]).toContain(answer.statusCode);
      expect(removal.statusCode).toBe(204);
      expect(await at.read.findBy(EventAbsenceEntity, { eventId: gone.id })).toEqual([]);
    }
  });
});
