import type { Closed, Closing, Reopened } from '@touchline/contracts/attendance.schema';
import { closingSchema } from '@touchline/contracts/attendance.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceClosingEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/attendance';
const DATE = '2026-11-20';

describe('closed attendance', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let event: CalendarEventEntity;
  let ann: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    event = await build.event(at, { teamId, date: DATE });
    ann = await build.athlete(at, { teamId });
    await build.athlete(at, { teamId });
    await build.athlete(at, { teamId });
  });
  afterAll(() => at.close());

  const close = async (actor = actors.own, more: object = {}) =>
    (await actor.post(`${URL}/close`, { event_id: event.id, team_id: teamId, date: DATE, ...more })).json<Closed>();
  const reopen = async (closeId: string, actor = actors.own) =>
    (await actor.post(`${URL}/reopen`, { event_id: event.id, close_id: closeId })).json<Reopened>();
  const mark = (status: 'present' | 'excused') =>
    actors.own.post(URL, {
      event_id: event.id,
      team_id: teamId,
      date: DATE,
      athlete_id: ann.id,
      attended: status === 'present',
      status,
    });
  const closings = async (actor = actors.own, date = DATE) =>
    (await actor.get(`${URL}/closings?date=${date}`)).json<Closing[]>();

  it('is listed with its time and the marks at the event now', async () => {
    await mark('excused');
    const { close_id: closeId } = await close();
    const [closing, ...others] = await closings();
    expect(others).toEqual([]);
    expect(closingSchema.parse(closing)).toMatchObject({
      event_id: event.id,
      close_id: closeId,
      closed_at: at.clock.now().toISOString(),
      present: 0,
      absent: 2,
      excused: 1,
    });
    await mark('present');
    expect(await closings()).toMatchObject([{ present: 1, absent: 2, excused: 0 }]);
    expect(await closings(actors.own, '2026-11-21')).toEqual([]);
  });

  it('is listed also when everybody had been marked, and not after marking all present', async () => {
    await close(actors.own, { status: 'present' });
    expect(await closings()).toEqual([]);
    expect(await close()).toMatchObject({ closed: 0, added: 0 });
    expect(await closings()).toMatchObject([{ present: 3, absent: 0 }]);
  });

  it('is seen and reopened by another coach of the team, and by nobody else', async () => {
    const { close_id: closeId } = await close();
    expect(await closings(actors.colleague)).toEqual([]);
    expect(await closings(actors.stranger)).toEqual([]);
    expect((await actors.anonymous.get(`${URL}/closings?date=${DATE}`)).statusCode).toBe(401);
    await build.staff(at, { teamId, coachId: actors.colleague.coach?.id ?? 0 });
    expect(await closings(actors.colleague)).toMatchObject([{ event_id: event.id, absent: 3 }]);

    expect(await reopen(closeId, actors.colleague)).toEqual({ reopened: 3, changed_since: 0, was_closed: true });
    expect(await closings()).toEqual([]);
    // The first coach has not seen that yet.
    expect(await reopen(closeId)).toEqual({ reopened: 0, changed_since: 0, was_closed: false });
  });

  it('is closed once when two coaches close at the same moment', async () => {
    await build.staff(at, { teamId, coachId: actors.colleague.coach?.id ?? 0 });
    const [own, other] = await Promise.all([close(), close(actors.colleague)]);
    expect(own.close_id).toBe(other.close_id);
    expect(own.added + other.added).toBe(3);
    expect(await at.read.countBy(AttendanceClosingEntity, { eventId: event.id })).toBe(1);
    expect(await reopen(own.close_id)).toEqual({ reopened: 3, changed_since: 0, was_closed: true });
  });

  it('can be closed again after a reopening, at its new time', async () => {
    const { close_id: closeId } = await close();
    await mark('present');
    expect(await reopen(closeId)).toEqual({ reopened: 2, changed_since: 1, was_closed: true });
    at.clock.advance(300);
    await close(actors.own, { close_id: closeId });
    expect(await closings()).toMatchObject([
      { close_id: closeId, closed_at: at.clock.now().toISOString(), present: 1, absent: 2 },
    ]);
  });

  it('goes with its event', async () => {
    await close();
    expect((await actors.own.delete(`/api/calendar/list/${event.id}`)).statusCode).toBe(204);
    expect(await closings()).toEqual([]);
    expect(await at.read.countBy(AttendanceClosingEntity, { eventId: event.id })).toBe(0);
  });
});
