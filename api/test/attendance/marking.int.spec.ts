import { addDays } from '@touchline/contracts/calendar-date';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceRecord, Closed, MarkBody, Reopened } from '@touchline/contracts/attendance.schema';
import { attendanceRecordSchema } from '@touchline/contracts/attendance.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/attendance';
const DATE = '2026-11-20';

describe('taking attendance', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let event: CalendarEventEntity;
  let ann: AthleteEntity;
  let bo: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  // Each test has its own institutions.
  beforeEach(async () => {
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    event = await build.event(at, { teamId, date: DATE });
    ann = await build.athlete(at, { teamId, lastName: 'Ann' });
    bo = await build.athlete(at, { teamId, lastName: 'Bo' });
  });
  afterAll(() => at.close());

  const body = (more: Partial<MarkBody> = {}): MarkBody => ({
    event_id: event.id,
    team_id: teamId,
    date: DATE,
    athlete_id: ann.id,
    attended: true,
    ...more,
  });
  const mark = (more: Partial<MarkBody> = {}, actor = actors.own) => actor.post(URL, body(more));
  const close = async (more: object = {}) =>
    (
      await actors.own.post(`${URL}/close`, { event_id: event.id, team_id: teamId, date: DATE, ...more })
    ).json<Closed>();
  const reopen = async (closeId: string) =>
    (await actors.own.post(`${URL}/reopen`, { event_id: event.id, close_id: closeId })).json<Reopened>();
  const stored = async () =>
    Object.fromEntries(
      (await at.read.findBy(AttendanceRecordEntity, { eventId: event.id })).map(({ athleteId, status }) => [
        athleteId,
        status,
      ]),
    );

  describe('of one athlete', () => {
    it.each([
      [{ attended: true }, 'present'],
      [{ attended: true, status: 'present' }, 'present'],
      [{ attended: false }, 'absent'],
      [{ attended: false, status: 'excused' }, 'excused'],
      [{ attended: false, status: 'absent' }, 'absent'],
    ] as const)('%j is stored as %s', async (body, status) => {
      const answer = await mark(body);
      expect(answer.statusCode).toBe(200);
      expect(attendanceRecordSchema.parse(answer.json())).toEqual({
        date: DATE,
        event_id: event.id,
        team_id: teamId,
        athlete_id: ann.id,
        attended: status === 'present',
        status,
      });
      expect(await stored()).toEqual({ [ann.id]: status });
    });

    it.each([
      { attended: true, status: 'excused' },
      { attended: false, status: 'present' },
    ] as const)('%j contradicts itself', async (body) => {
      const answer = await mark(body);
      expect([answer.statusCode, answer.json<{ fields: unknown }>().fields]).toEqual([
        400,
        [{ path: 'status', message: 'Status must agree with attended.' }],
      ]);
      expect(await stored()).toEqual({});
    });

    it('keeps one row per athlete and event', async () => {
      for (const status of ['present', 'absent', 'excused', 'present'] as const)
        await mark({ attended: status === 'present', status });
      expect(await at.read.countBy(AttendanceRecordEntity, { eventId: event.id })).toBe(1);
      expect(await stored()).toEqual({ [ann.id]: 'present' });
    });

    it('is refused with every reason when the sent team or day is not the event’s', async () => {
      const other = await build.team(at, actors.ownCoach);
      const [elsewhere, stranger] = [
        await build.event(at, { teamId, date: DATE, attendanceTaken: false }),
        await build.athlete(at, { teamId: other.id }),
      ];
      const refusals = async (more: Partial<MarkBody>) =>
        (await mark(more)).json<{ statusCode: number; fields: { path: string }[] }>();
      expect((await refusals({ date: '2026-11-21' })).fields.map(({ path }) => path)).toEqual(['date']);
      expect(
        (
          await refusals({ event_id: elsewhere.id, team_id: other.id, date: '2026-11-21', athlete_id: stranger.id })
        ).fields.map(({ path }) => path),
      ).toEqual(['event_id', 'team_id', 'date', 'athlete_id']);
      expect(await at.read.countBy(AttendanceRecordEntity, { athleteId: stranger.id })).toBe(0);
    });

    it('can be corrected and added after the athlete left the team, at events until then', async () => {
      await mark();
      const other = await build.team(at, actors.ownCoach);
      await build.move(at, ann.id, other.id, addDays(DATE, -1));
      await build.move(at, bo.id, other.id, addDays(DATE, 1));
      const cy = await build.athlete(at, { teamId });
      await build.move(at, cy.id, other.id, DATE);
      expect((await mark({ attended: false })).statusCode).toBe(200);
      expect((await mark({ athlete_id: bo.id })).statusCode).toBe(200);
      expect((await mark({ athlete_id: cy.id })).statusCode).toBe(400);
      expect(await stored()).toEqual({ [ann.id]: 'absent', [bo.id]: 'present' });
    });

    it('is accepted for a future event, for example as excused', async () => {
      const next = await build.event(at, { teamId, date: '2999-12-31' });
      expect(
        (await mark({ event_id: next.id, date: '2999-12-31', attended: false, status: 'excused' })).statusCode,
      ).toBe(200);
    });

    it('is refused to other coaches', async () => {
      expect((await mark({}, actors.colleague)).statusCode).toBe(404);
      expect((await mark({}, actors.stranger)).statusCode).toBe(404);
      expect((await mark({}, actors.anonymous)).statusCode).toBe(401);
      expect(await stored()).toEqual({});
    });
  });

  describe('with if_status', () => {
    const seen = (was: AttendanceStatus | null, status: AttendanceStatus, actor = actors.own) =>
      mark({ attended: status === 'present', status, if_status: was }, actor);

    it('replaces the expected mark', async () => {
      expect((await seen(null, 'present')).statusCode).toBe(200);
      expect((await seen('present', 'excused')).statusCode).toBe(200);
      expect(await stored()).toEqual({ [ann.id]: 'excused' });
    });

    it('is refused when another mark is stored, which stays', async () => {
      await mark({ attended: false, status: 'excused' });
      for (const was of [null, 'absent'] as const) {
        const answer = await seen(was, 'present');
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'attendance_changed']);
      }
      expect(await stored()).toEqual({ [ann.id]: 'excused' });
    });

    it('is accepted again when the stored mark equals the one sent', async () => {
      await seen(null, 'present');
      expect((await seen(null, 'present')).statusCode).toBe(200);
      expect(await stored()).toEqual({ [ann.id]: 'present' });
    });
  });

  describe('removing a mark', () => {
    const unmark = (more: object = {}, actor = actors.own) =>
      actor.post(`${URL}/unmark`, { event_id: event.id, team_id: teamId, date: DATE, athlete_id: ann.id, ...more });

    it('removes one athlete’s mark, and succeeds again when there is none', async () => {
      await mark();
      await mark({ athlete_id: bo.id });
      const removed = { event_id: event.id, athlete_id: ann.id, removed: true };
      expect((await unmark({ if_status: 'present' })).json()).toEqual(removed);
      expect(await stored()).toEqual({ [bo.id]: 'present' });
      expect((await unmark({ if_status: 'present' })).json()).toEqual({ ...removed, removed: false });
    });

    it('is refused when another mark is stored than the coach saw', async () => {
      await mark({ attended: false, status: 'excused' });
      const answer = await unmark({ if_status: 'present' });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'attendance_changed']);
      expect(await stored()).toEqual({ [ann.id]: 'excused' });
      expect((await unmark()).statusCode).toBe(200);
      expect(await stored()).toEqual({});
    });

    it('also removes the mark of an athlete who has moved to another own team', async () => {
      await mark();
      const other = await build.team(at, actors.ownCoach);
      await build.move(at, ann.id, other.id, addDays(DATE, 1));
      expect((await unmark()).statusCode).toBe(200);
      expect(await stored()).toEqual({});
    });

    it('is refused for another day, an unknown status, and to other coaches', async () => {
      await mark();
      expect((await unmark({ date: '2026-11-21' })).statusCode).toBe(400);
      expect((await unmark({ if_status: null })).statusCode).toBe(400);
      expect((await unmark({}, actors.colleague)).statusCode).toBe(404);
      expect((await unmark({}, actors.stranger)).statusCode).toBe(404);
      expect((await unmark({}, actors.anonymous)).statusCode).toBe(401);
      expect(await stored()).toEqual({ [ann.id]: 'present' });
    });
  });

  describe('closing an event', () => {
    it('marks athletes without a mark absent and changes no existing mark', async () => {
      await mark({ attended: false, status: 'excused' });
      const cy = await build.athlete(at, { teamId });
      await build.athlete(at, { teamId, archivedAt: new Date(`${DATE}T08:00:00Z`) });
      const { closed } = await close();
      expect(closed).toBe(2);
      expect(await stored()).toEqual({ [ann.id]: 'excused', [bo.id]: 'absent', [cy.id]: 'absent' });
    });

    it('deletes exactly its own marks on reopening; a mark set since stays, also an equal one', async () => {
      const [cy, di] = [await build.athlete(at, { teamId }), await build.athlete(at, { teamId })];
      await mark();
      const { closed, close_id: closeId } = await close();
      expect(closed).toBe(3);
      await mark({ athlete_id: bo.id, attended: true });
      await mark({ athlete_id: cy.id, attended: false });
      expect(await reopen(closeId)).toEqual({ reopened: 1, changed_since: 2, was_closed: true });
      expect(await stored()).toEqual({ [ann.id]: 'present', [bo.id]: 'present', [cy.id]: 'absent' });
      expect(await reopen(closeId)).toEqual({ reopened: 0, changed_since: 0, was_closed: false });
      expect((await stored())[di.id]).toBeUndefined();
    });

    // One event has one closing at a time, so that one reopening opens it.
    it('adds to the closing of a closed event, which one reopening removes; other events keep theirs', async () => {
      const first = await close();
      await build.athlete(at, { teamId });
      const second = await close({ close_id: '0b0f3a56-8f6e-4d0c-8a44-64a6b6f0c002' });
      expect([first, second]).toEqual([
        { closed: 2, added: 2, close_id: first.close_id },
        { closed: 3, added: 1, close_id: first.close_id },
      ]);
      const other = await build.event(at, { teamId, date: DATE });
      await build.attendance(at, { eventId: other.id, athleteId: ann.id, status: 'absent', closeId: first.close_id });
      expect(await reopen(first.close_id)).toEqual({ reopened: 3, changed_since: 0, was_closed: true });
      expect(await stored()).toEqual({});
      expect(await at.read.countBy(AttendanceRecordEntity, { eventId: other.id })).toBe(1);
    });

    it('marks athletes present with `status`, and reopening deletes these marks, too', async () => {
      await mark({ attended: false, status: 'excused' });
      const { closed, close_id: closeId } = await close({ status: 'present' });
      expect(closed).toBe(1);
      expect(await stored()).toEqual({ [ann.id]: 'excused', [bo.id]: 'present' });
      expect(await reopen(closeId)).toEqual({ reopened: 1, changed_since: 0, was_closed: false });
    });

    it('returns the same when sent again with its close id', async () => {
      const id = '0b0f3a56-8f6e-4d0c-8a44-64a6b6f0c001';
      expect(await close({ close_id: id })).toEqual({ closed: 2, added: 2, close_id: id });
      expect(await close({ close_id: id })).toEqual({ closed: 2, added: 0, close_id: id });
      expect(await reopen(id)).toEqual({ reopened: 2, changed_since: 0, was_closed: true });
    });

    it('writes nothing when every athlete has a mark', async () => {
      for (const { id } of [ann, bo]) await mark({ athlete_id: id });
      expect((await close()).closed).toBe(0);
    });

    it('is refused for another day, another team, or an event that takes no attendance', async () => {
      const other = await build.team(at, actors.ownCoach);
      const noneTaken = await build.event(at, { teamId, date: DATE, attendanceTaken: false });
      const status = async (more: object) =>
        (await actors.own.post(`${URL}/close`, { event_id: event.id, team_id: teamId, date: DATE, ...more }))
          .statusCode;
      expect([
        await status({ date: '2026-11-21' }),
        await status({ team_id: other.id }),
        await status({ event_id: noneTaken.id }),
      ]).toEqual([400, 400, 400]);
      expect(await stored()).toEqual({});
    });
  });

  it('is visible at once to another coach of the team', async () => {
    await build.staff(at, { teamId, coachId: actors.colleague.coach?.id ?? 0 });
    await mark();
    const seen = (await actors.colleague.get(`${URL}?event_id=${event.id}`)).json<AttendanceRecord[]>();
    expect(seen.map(({ athlete_id: id, status }) => [id, status])).toEqual([[ann.id, 'present']]);
  });
});
