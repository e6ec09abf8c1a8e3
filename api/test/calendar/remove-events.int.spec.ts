import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { ScheduledWorkoutEntity, ScheduledWorkoutLineEntity } from '../../src/modules/workout-calendar/index.js';
import { exercise } from '../../src/modules/workout-library/plans/workout-plan.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const WEEKS = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'];

describe('deleting an event', () => {
  let at: TestApp;
  let actors: Actors;
  let [team, theirs]: TeamEntity[] = [];
  let [ann, bo]: AthleteEntity[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    [team, theirs] = [await build.team(at, actors.ownCoach), await build.team(at, actors.strangerCoach)];
    [ann, bo] = [await build.athlete(at, { teamId: team.id }), await build.athlete(at, { teamId: team.id })];
  });
  beforeEach(async () => {
    await at.write(async (tx) => {
      await tx.createQueryBuilder().delete().from(AttendanceRecordEntity).execute();
      await tx.createQueryBuilder().delete().from(CalendarEventEntity).execute();
    });
  });
  afterAll(() => at.close());

  const event = (date = '2026-11-24', seriesId: string | null = null) =>
    build.event(at, { teamId: team?.id ?? 0, date, seriesId });
  /** Two marks at the first event, one at the third. */
  const series = async () => {
    const rows: CalendarEventEntity[] = [];
    for (const date of WEEKS) rows.push(await event(date, 'weekly'));
    for (const [row, athlete] of [
      [0, ann],
      [0, bo],
      [2, ann],
    ] as const)
      await build.attendance(at, { eventId: rows[row]?.id ?? 0, athleteId: athlete?.id ?? 0 });
    return rows as [CalendarEventEntity, CalendarEventEntity, CalendarEventEntity, CalendarEventEntity];
  };
  const remove = ({ id }: { id: number }, query = '', actor = actors.own) => actor.delete(`${LIST}/${id}${query}`);
  const dates = async () =>
    (await at.read.find(CalendarEventEntity, { order: { date: 'ASC' } })).map(({ date }) => date);
  const marks = () => at.read.count(AttendanceRecordEntity);
  const error = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().code,
    response.json<ErrorBody>().error,
  ];

  it('removes it, and answers "not found" the second time', async () => {
    const row = await event();
    const response = await remove(row);
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await dates()).toEqual([]);
    expect((await remove(row)).statusCode).toBe(404);
  });

  it.each([
    ['', WEEKS.toSpliced(1, 1), 3],
    ['?scope=one', WEEKS.toSpliced(1, 1), 3],
    ['?scope=following', WEEKS.slice(0, 1), 2],
    ['?scope=all', [], 0],
  ])('deletes the events of %s with their attendance marks', async (query, left, marksLeft) => {
    const [, second] = await series();
    await event('2026-12-24', 'other');
    expect((await remove(second, query)).statusCode).toBe(204);
    expect(await dates()).toEqual([...left, '2026-12-24']);
    expect(await marks()).toBe(marksLeft);
  });

  it('refuses an outdated version', async () => {
    const row = await event();
    await at.write((tx) => tx.update(CalendarEventEntity, { id: row.id }, { version: 2 }));
    expect(error(await remove(row, '?version=1'))).toEqual([
      409,
      'event_changed',
      'Someone else changed this event. Check it and try again.',
    ]);
    expect(await dates()).toHaveLength(1);
    expect((await remove(row, '?version=2')).statusCode).toBe(204);
  });

  it('refuses another number of attendance marks than the dialog showed', async () => {
    const [first, , third] = await series();
    const sentence = 'The attendance has changed. Check it again before you delete.';
    for (const [row, query] of [
      [first, '?if_attendance_marks=0'],
      [first, '?if_attendance_marks=1'],
      [first, '?if_attendance_marks=3'],
      [third, '?scope=all&if_attendance_marks=1'],
      [third, '?scope=following&if_attendance_marks=3'],
    ] as const) {
      expect([query, ...error(await remove(row, query))]).toEqual([query, 409, 'event_changed', sentence]);
    }
    expect([await dates(), await marks()]).toEqual([WEEKS, 3]);
    expect((await remove(third, '?scope=following&if_attendance_marks=1')).statusCode).toBe(204);
    expect((await remove(first, '?if_attendance_marks=2&scope=one')).statusCode).toBe(204);
    expect([await dates(), await marks()]).toEqual([[WEEKS[1]], 0]);
  });

  it('deletes its scheduled workout, and no other', async () => {
    const plan = await build.workout(at, { institutionId: actors.ownCoach.institutionId });
    const [removed, kept] = [
      await build.scheduledWorkout(at, plan, { teamId: team?.id ?? 0, date: '2026-11-24' }, [exercise('Squat', 3, 8)]),
      await build.scheduledWorkout(at, plan, { teamId: team?.id ?? 0, date: '2026-11-25' }, [exercise('Squat', 3, 8)]),
    ];
    const { id } = await at.read.findOneByOrFail(CalendarEventEntity, { workoutUid: removed.workoutUid });
    expect((await remove({ id })).statusCode).toBe(204);
    expect((await at.read.find(ScheduledWorkoutEntity)).map((one) => one.id)).toEqual([kept.id]);
    expect(
      (await at.read.find(ScheduledWorkoutLineEntity)).map(({ scheduledWorkoutId }) => scheduledWorkoutId),
    ).toEqual([kept.id]);
  });

  it('answers the same for foreign and unknown events, and deletes nothing', async () => {
    const foreign = await build.event(at, { teamId: theirs?.id ?? 0, date: '2026-11-24' });
    const unknown = (await remove({ id: 987_654_321 })).payload;
    for (const query of ['', '?version=7', '?scope=all&if_attendance_marks=9']) {
      const answer = await remove(foreign, query);
      expect([answer.statusCode, answer.payload]).toEqual([404, unknown]);
    }
    expect((await remove(await event(), '', actors.colleague)).statusCode).toBe(404);
    expect((await remove(await event(), '', actors.anonymous)).statusCode).toBe(401);
    expect(await dates()).toHaveLength(3);
  });

  it('refuses a scope of more than 200 events, and allows a smaller one', async () => {
    const now = at.clock.now();
    const many = Array.from({ length: 201 }, (_, at) => ({
      teamId: team?.id ?? 0,
      athleteId: null,
      date: `2${String(100 + at)}-01-05`,
      eventTime: null,
      durationMin: 60,
      title: 'x',
      type: 'other' as const,
      notes: null,
      attendanceTaken: true,
      workoutUid: null,
      seriesId: 'long',
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
    await at.write((tx) => tx.insert(CalendarEventEntity, many));
    const [first, second] = await at.read.find(CalendarEventEntity, { order: { date: 'ASC' }, take: 2 });
    expect(error(await remove(first as CalendarEventEntity, '?scope=all'))).toEqual([
      400,
      'validation_failed',
      'This changes 201 events; at most 200 can be changed at once.',
    ]);
    expect(await dates()).toHaveLength(201);
    expect((await remove(second as CalendarEventEntity, '?scope=following')).statusCode).toBe(204);
    expect(await dates()).toHaveLength(1);
  });
});
