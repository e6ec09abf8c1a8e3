import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { ChangedEventEntity } from '../../src/modules/calendar/undo/changed-event.entity.js';
import { EventChangeEntity } from '../../src/modules/calendar/undo/event-change.entity.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { ScheduledWorkoutEntity } from '../../src/modules/workout-calendar/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const UNDO = '/api/calendar/undo';
const NEVER = '00000000-0000-4000-8000-000000000000';
const HOUR_S = 3600;

describe('undoing', () => {
  let at: TestApp;
  let actors: Actors;
  let assistant: Actor;
  let [team, other]: TeamEntity[] = [];
  let athlete: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-20T12:00:00Z');
    actors = await createActors(at);
    [team, other] = [await build.team(at, actors.ownCoach), await build.team(at, actors.ownCoach)];
    athlete = await build.athlete(at, { teamId: team.id });
    assistant = new Actor(at, await build.coach(at, { institutionId: actors.ownCoach.institutionId }));
    await build.staff(at, { teamId: team.id, coachId: assistant.coach?.id ?? 0 });
    await assistant.signIn();
  });
  afterAll(() => at.close());

  const plan = (more: object = {}) => ({
    team_id: team?.id,
    date: '2026-11-24',
    event_title: 'Practice',
    event_type: 'practice',
    event_time: '18:00',
    planned_rpe: 6,
    attendance_taken: true,
    ...more,
  });
  const add = async (more: object = {}) => (await actors.own.post(LIST, plan(more))).json<SavedEvent>();
  const addSeries = () => add({ repeat_until: '2026-12-08' });
  const change = async (
    { event_id: id }: Pick<SavedEvent, 'event_id'>,
    changes: Partial<ChangeEventBody>,
    scope = 'one',
    actor = actors.own,
  ) => {
    const response = await actor.put(`${LIST}/${id}?scope=${scope}`, plan(changes));
    expect([response.statusCode, response.payload]).toEqual([200, expect.any(String)]);
    return response.json<SavedEvent>();
  };
  const undo = (changeId: string, actor = actors.own) => actor.post(UNDO, { change_id: changeId });
  const rows = () => at.read.find(CalendarEventEntity, { order: { date: 'ASC', id: 'ASC' } });
  /** Everything but the version columns. */
  const contents = async () => (await rows()).map(({ version: _version, updatedAt: _at, ...row }) => row);
  const error = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().code,
    response.json<ErrorBody>().error,
  ];
  const TOO_LATE = [409, 'event_changed', 'This was changed afterwards and can no longer be undone.'];

  it('deletes the added event or series, and nothing else', async () => {
    const [one, series] = [await add({ event_title: 'Alone' }), await addSeries()];
    const answer = await undo(series.change_id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { undone: 3 }]);
    expect((await rows()).map(({ id }) => id)).toEqual([one.event_id]);
    expect((await undo(one.change_id)).json()).toEqual({ undone: 1 });
    expect(await rows()).toEqual([]);
  });

  it('restores all events of a change, with higher versions', async () => {
    const series = await addSeries();
    const [, second] = await rows();
    await change({ event_id: second?.id ?? 0 }, { date: '2026-12-01', notes: 'Indoors', event_time: '19:00' });
    const before = await contents();
    at.clock.advance(60);
    const changed = await change(
      series,
      {
        team_id: other?.id ?? 0,
        date: '2026-11-25',
        event_title: 'Tactics',
        event_type: 'other',
        event_time: '07:00',
        duration_min: 5,
        planned_rpe: 9,
        notes: 'x',
        attendance_taken: false,
      },
      'all',
    );
    expect(await contents()).not.toEqual(before);
    at.clock.advance(60);
    expect((await undo(changed.change_id)).json()).toEqual({ undone: 3 });
    expect(await contents()).toEqual(before);
    expect((await rows()).map(({ version, updatedAt }) => [version, updatedAt])).toEqual([
      [3, at.clock.now()],
      [4, at.clock.now()],
      [3, at.clock.now()],
    ]);
  });

  it('restores only the events of a series that the change affected', async () => {
    const series = await addSeries();
    const changed = await change(series, { event_title: 'Tactics' });
    expect((await undo(changed.change_id)).json()).toEqual({ undone: 1 });
    expect((await rows()).map(({ version }) => version)).toEqual([3, 1, 1]);
  });

  it('restores the athlete of an event', async () => {
    const own = await add({ team_id: null, athlete_id: athlete.id, attendance_taken: false });
    const changed = await change(own, {});
    expect((await undo(changed.change_id)).json()).toEqual({ undone: 1 });
    expect(await rows()).toMatchObject([{ teamId: null, athleteId: athlete.id, attendanceTaken: false }]);
  });

  it('works change by change, the last one first, and once each', async () => {
    const added = await add();
    const [first, second] = [
      await change(added, { event_title: 'First' }),
      await change(added, { event_title: 'Second' }),
    ];
    expect(error(await undo(first.change_id))).toEqual(TOO_LATE);
    expect((await undo(second.change_id)).json()).toEqual({ undone: 1 });
    expect(await rows()).toMatchObject([{ title: 'First', version: 4 }]);
    expect((await undo(second.change_id)).statusCode).toBe(404);
    // Undoing is a change, too: the event is no longer at the version that the first change left.
    expect(error(await undo(first.change_id))).toEqual(TOO_LATE);
    expect(error(await undo(added.change_id))).toEqual(TOO_LATE);
  });

  it('is refused as a whole when one of the events was changed or deleted since', async () => {
    const series = await addSeries();
    const [, second, third] = await rows();
    const changed = await change(series, { event_title: 'Tactics' }, 'all');
    await change({ event_id: third?.id ?? 0 }, { date: '2026-12-08', notes: 'Another one’s' }, 'one', assistant);
    const before = await rows();
    expect(error(await undo(changed.change_id))).toEqual(TOO_LATE);
    expect(await rows()).toEqual(before);
    const added = await add({ repeat_until: '2026-12-01' });
    await assistant.delete(`${LIST}/${added.event_id}`);
    expect(error(await undo(added.change_id))).toEqual(TOO_LATE);
    await assistant.delete(`${LIST}/${second?.id}`);
    expect(error(await undo(changed.change_id))).toEqual(TOO_LATE);
  });

  it('does not delete events with attendance marks', async () => {
    const series = await addSeries();
    const [, second] = await rows();
    await build.attendance(at, { eventId: second?.id ?? 0, athleteId: athlete.id });
    expect(error(await undo(series.change_id))).toEqual([
      409,
      'event_has_attendance',
      'Attendance or a load was recorded afterwards, so this can no longer be undone. Delete the event instead.',
    ]);
    expect([(await rows()).length, await at.read.count(AttendanceRecordEntity)]).toEqual([3, 1]);
  });

  it('does not move an event that has attendance marks by now', async () => {
    const added = await add({ attendance_taken: false });
    const changed = await change(added, { attendance_taken: true });
    await build.attendance(at, { eventId: added.event_id, athleteId: athlete.id });
    expect(error(await undo(changed.change_id))).toEqual([
      409,
      'event_has_attendance',
      'Attendance or a load was recorded afterwards, so this can no longer be undone. Change the event instead.',
    ]);
    const renamed = await change(added, { event_title: 'Tactics' });
    expect((await undo(renamed.change_id)).json()).toEqual({ undone: 1 });
    expect(await rows()).toMatchObject([{ title: 'Practice', attendanceTaken: true }]);
  });

  it('of a moved workout gives open workout editors a conflict', async () => {
    const workout = await build.workout(at, { institutionId: actors.ownCoach.institutionId, name: 'Legs' });
    const { workoutUid } = await build.scheduledWorkout(at, workout, { teamId: team?.id ?? 0, date: '2026-11-24' });
    const { id } = await at.read.findOneByOrFail(CalendarEventEntity, { workoutUid });
    const changed = await change(
      { event_id: id },
      { event_title: 'Legs', event_type: 'workout', event_time: null, attendance_taken: false, date: '2026-11-25' },
    );
    expect((await undo(changed.change_id)).json()).toEqual({ undone: 1 });
    expect(await rows()).toMatchObject([{ date: '2026-11-24', workoutUid, version: 3 }]);
    expect((await at.read.findOneByOrFail(ScheduledWorkoutEntity, { workoutUid })).version).toBe(3);
  });

  describe('is limited', () => {
    it('to the coach who made the change: for all others it is not found', async () => {
      const { change_id: changeId } = await add();
      const unknown = await undo(NEVER);
      expect(unknown.statusCode).toBe(404);
      for (const actor of [assistant, actors.colleague, actors.stranger]) {
        const answer = await undo(changeId, actor);
        expect([answer.statusCode, answer.payload]).toEqual([404, unknown.payload]);
      }
      expect((await undo(changeId, actors.anonymous)).statusCode).toBe(401);
      expect((await undo('no uuid')).json()).toMatchObject({
        error: 'Change id must be the change_id of an earlier answer.',
      });
      expect((await undo(changeId)).statusCode).toBe(200);
    });

    it('to a day', async () => {
      const [one, two] = [await add(), await add()];
      at.clock.advance(24 * HOUR_S - 1);
      await actors.own.signIn();
      expect((await undo(one.change_id)).statusCode).toBe(200);
      at.clock.advance(1);
      expect((await undo(two.change_id)).statusCode).toBe(404);
      expect(await rows()).toHaveLength(1);
    });

    it('to owners within reach, before the change and after it', async () => {
      const leave = (left: TeamEntity | undefined) =>
        at.write((tx) => tx.delete(TeamStaffEntity, { teamId: left?.id ?? 0, coachId: actors.ownCoach.id }));
      const join = (joined: TeamEntity | undefined) =>
        build.staff(at, { teamId: joined?.id ?? 0, coachId: actors.ownCoach.id });
      const moved = await change(await add(), { team_id: other?.id ?? 0 });
      for (const left of [team, other]) {
        await leave(left);
        expect([left?.id, (await undo(moved.change_id)).statusCode]).toEqual([left?.id, 404]);
        await join(left);
      }
      const own = await add({ team_id: null, athlete_id: athlete.id, attendance_taken: false });
      await leave(team);
      expect((await undo(own.change_id)).statusCode).toBe(404);
      await join(team);
      expect((await undo(own.change_id)).json()).toEqual({ undone: 1 });
      expect((await undo(moved.change_id)).json()).toEqual({ undone: 1 });
    });

    it('so that a coach learns nothing about deleted events of a team they left', async () => {
      const added = await add();
      await assistant.delete(`${LIST}/${added.event_id}`);
      await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: team?.id ?? 0, coachId: actors.ownCoach.id }));
      expect((await undo(added.change_id)).statusCode).toBe(404);
    });
  });

  it('is done once by two calls at once', async () => {
    const series = await addSeries();
    const changed = await change(series, { event_title: 'Tactics' }, 'all');
    const answers = await Promise.all(Array.from({ length: 4 }, () => undo(changed.change_id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    expect((await rows()).map(({ version }) => version)).toEqual([3, 3, 3]);
  });

  it('removes the recorded change', async () => {
    const series = await addSeries();
    await undo(series.change_id);
    expect([await at.read.count(EventChangeEntity), await at.read.count(ChangedEventEntity)]).toEqual([0, 0]);
  });
});
