import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { Athlete } from '../../src/modules/athletes/index.js';
import { AttendanceRecord } from '../../src/modules/attendance/index.js';
import { CalendarEvent as EventRow } from '../../src/modules/calendar/index.js';
import type { Team } from '../../src/modules/teams/index.js';
import { ScheduledWorkout, ScheduledWorkoutRow } from '../../src/modules/workout-calendar/index.js';
import { exercise } from '../../src/modules/workout-library/workout-plan.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const WEEKS = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'];

describe('an event that is deleted', () => {
  let at: TestApp;
  let actors: Actors;
  let [team, theirs]: Team[] = [];
  let [ann, bo]: Athlete[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    [team, theirs] = [await build.team(at, actors.ownCoach), await build.team(at, actors.strangerCoach)];
    [ann, bo] = [await build.athlete(at, { teamId: team.id }), await build.athlete(at, { teamId: team.id })];
  });
  beforeEach(async () => {
    await at.write(async (tx) => {
      await tx.createQueryBuilder().delete().from(AttendanceRecord).execute();
      await tx.createQueryBuilder().delete().from(EventRow).execute();
    });
  });
  afterAll(() => at.close());

  const event = (date = '2026-11-24', seriesId: string | null = null) =>
    build.event(at, { teamId: team?.id ?? 0, date, seriesId });
  /** Two marks at the first, one at the third. */
  const series = async () => {
    const rows: EventRow[] = [];
    for (const date of WEEKS) rows.push(await event(date, 'weekly'));
    for (const [row, athlete] of [
      [0, ann],
      [0, bo],
      [2, ann],
    ] as const)
      await build.attendance(at, { eventId: rows[row]?.id ?? 0, athleteId: athlete?.id ?? 0 });
    return rows as [EventRow, EventRow, EventRow, EventRow];
  };
  const remove = ({ id }: { id: number }, query = '', actor = actors.own) => actor.delete(`${LIST}/${id}${query}`);
  const dates = async () => (await at.read.find(EventRow, { order: { date: 'ASC' } })).map(({ date }) => date);
  const marks = () => at.read.count(AttendanceRecord);
  const error = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().code,
    response.json<ErrorBody>().error,
  ];

  it('is gone, and is not found again', async () => {
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
  ])('takes along what %s means, with the attendance taken there', async (query, left, marksLeft) => {
    const [, second] = await series();
    await event('2026-12-24', 'other');
    expect((await remove(second, query)).statusCode).toBe(204);
    expect(await dates()).toEqual([...left, '2026-12-24']);
    expect(await marks()).toBe(marksLeft);
  });

  it('that has changed since is kept', async () => {
    const row = await event();
    await at.write((tx) => tx.update(EventRow, { id: row.id }, { version: 2 }));
    expect(error(await remove(row, '?version=1'))).toEqual([
      409,
      'event_changed',
      'This event was changed by someone else meanwhile. Look at it again first.',
    ]);
    expect(await dates()).toHaveLength(1);
    expect((await remove(row, '?version=2')).statusCode).toBe(204);
  });

  it('with other attendance than the dialog named is kept', async () => {
    const [first, , third] = await series();
    const sentence = 'Attendance was taken meanwhile, or taken back. Look at it again before you delete.';
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

  it('takes its workout along, and no other', async () => {
    const plan = await build.workout(at, { institutionId: actors.ownCoach.institutionId });
    const [gone, stays] = [
      await build.scheduledWorkout(at, plan, { teamId: team?.id ?? 0, date: '2026-11-24' }, [exercise('Squat', 3, 8)]),
      await build.scheduledWorkout(at, plan, { teamId: team?.id ?? 0, date: '2026-11-25' }, [exercise('Squat', 3, 8)]),
    ];
    const { id } = await at.read.findOneByOrFail(EventRow, { workoutUid: gone.workoutUid });
    expect((await remove({ id })).statusCode).toBe(204);
    expect((await at.read.find(ScheduledWorkout)).map((one) => one.id)).toEqual([stays.id]);
    expect((await at.read.find(ScheduledWorkoutRow)).map(({ scheduledWorkoutId }) => scheduledWorkoutId)).toEqual([
      stays.id,
    ]);
  });

  it('of others is out of reach: foreign and unknown read the same, and it stays', async () => {
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

  it('of a series of more than 200 is deleted with fewer of them at once', async () => {
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
    await at.write((tx) => tx.insert(EventRow, many));
    const [first, second] = await at.read.find(EventRow, { order: { date: 'ASC' }, take: 2 });
    expect(error(await remove(first as EventRow, '?scope=all'))).toEqual([
      400,
      'validation_failed',
      'Scope holds 201 events: at most 200 can be changed at once.',
    ]);
    expect(await dates()).toHaveLength(201);
    expect((await remove(second as EventRow, '?scope=following')).statusCode).toBe(204);
    expect(await dates()).toHaveLength(1);
  });
});
