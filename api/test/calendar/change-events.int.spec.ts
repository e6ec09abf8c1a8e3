import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import { savedEventSchema } from '@touchline/contracts/calendar.schema';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { ChangedEventEntity } from '../../src/modules/calendar/undo/changed-event.entity.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { ScheduledWorkoutEntity } from '../../src/modules/workout-calendar/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const NEVER = 987_654_321;
const WEEKS = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08'];

type Scope = 'one' | 'following' | 'all';
type Details = Partial<Omit<CalendarEventEntity, 'teamId' | 'athleteId'>>;

describe('changing an event', () => {
  let at: TestApp;
  let actors: Actors;
  let [team, other, theirs]: TeamEntity[] = [];
  let [athlete, far]: AthleteEntity[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo('2026-11-20T12:00:00Z');
    actors = await createActors(at);
    [team, other, theirs] = [
      await build.team(at, actors.ownCoach),
      await build.team(at, actors.ownCoach),
      await build.team(at, actors.strangerCoach),
    ];
    [athlete, far] = [await build.athlete(at, { teamId: team.id }), await build.athlete(at, { teamId: theirs.id })];
  });
  beforeEach(async () => {
    await at.write(async (tx) => {
      await tx.createQueryBuilder().delete().from('attendance_records').execute();
      await tx.createQueryBuilder().delete().from('event_changes').execute();
      await tx.createQueryBuilder().delete().from(CalendarEventEntity).execute();
    });
  });
  afterAll(() => at.close());

  const event = (more: Details & { date?: string } = {}) =>
    build.event(at, { teamId: team?.id ?? 0, date: '2026-11-24', eventTime: '18:00', title: 'Practice', ...more });
  const series = async (dates = WEEKS, more: Details = {}) => {
    const rows: CalendarEventEntity[] = [];
    for (const date of dates) rows.push(await event({ seriesId: 'weekly', ...more, date }));
    return rows;
  };
  /** The body that the form sends for an unchanged event. */
  const sent = (row: CalendarEventEntity): ChangeEventBody => ({
    team_id: row.teamId,
    athlete_id: row.athleteId,
    date: row.date,
    event_title: row.title,
    event_type: row.type,
    event_time: row.eventTime,
    duration_min: row.durationMin,
    notes: row.notes,
    attendance_taken: row.attendanceTaken,
  });
  const put = (
    row: CalendarEventEntity,
    changes: Partial<Record<keyof ChangeEventBody, unknown>>,
    scope?: Scope,
    actor = actors.own,
  ) => actor.put(`${LIST}/${row.id}${scope === undefined ? '' : `?scope=${scope}`}`, { ...sent(row), ...changes });
  const stored = (id: number | undefined) => at.read.findOneByOrFail(CalendarEventEntity, { id: id ?? 0 });
  const rows = () => at.read.find(CalendarEventEntity, { order: { date: 'ASC', id: 'ASC' } });
  const error = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().code,
    response.json<ErrorBody>().error,
  ];
  const mark = (row: CalendarEventEntity | undefined) =>
    build.attendance(at, { eventId: row?.id ?? 0, athleteId: athlete?.id ?? 0 });

  it('answers the stored event with the next version', async () => {
    const row = await event({ notes: 'Old' });
    at.clock.advance(60);
    const response = await put(row, {
      date: '2026-11-26',
      event_title: 'Cup',
      event_type: 'game',
      event_time: '07:05',
      duration_min: 1440,
      planned_rpe: 0,
      notes: null,
      attendance_taken: false,
      version: 1,
    });
    const saved = response.json<SavedEvent>();
    expect([response.statusCode, savedEventSchema.parse(saved)]).toEqual([200, saved]);
    expect(saved).toMatchObject({
      event_id: row.id,
      date: '2026-11-26',
      event_title: 'Cup',
      event_type: 'game',
      event_time: '07:05',
      duration_min: 1440,
      planned_rpe: 0,
      notes: null,
      attendance_taken: false,
      version: 2,
      event_count: 1,
    });
    const after = await stored(row.id);
    expect(after).toMatchObject({ version: 2, createdAt: row.createdAt, updatedAt: at.clock.now() });
  });

  it('keeps properties that the body leaves out', async () => {
    const row = await event({ durationMin: 75, plannedRpe: 7.5, notes: 'Both kits.' });
    const body = { team_id: team?.id, date: row.date, event_title: 'Cup', event_type: 'game', event_time: '18:00' };
    expect((await actors.own.put(`${LIST}/${row.id}`, body)).json()).toMatchObject({
      duration_min: 75,
      planned_rpe: 7.5,
      notes: 'Both kits.',
      attendance_taken: true,
      event_title: 'Cup',
    });
    expect((await actors.own.put(`${LIST}/${row.id}`, { ...body, notes: '', planned_rpe: null })).json()).toMatchObject(
      {
        planned_rpe: null,
        notes: null,
      },
    );
  });

  it('to its present content keeps the version, and undoing that does nothing', async () => {
    const row = await event();
    let saved: SavedEvent | undefined;
    const statements = await recordStatements(
      at,
      async () => (saved = (await put(row, { version: 1 })).json<SavedEvent>()),
    );
    expect(statements.filter(({ sql }) => /^UPDATE [`"]calendar_events/.test(sql))).toEqual([]);
    expect(saved).toMatchObject({ version: 1, event_count: 1 });
    expect(await stored(row.id)).toEqual(row);
    expect((await actors.own.post('/api/calendar/undo', { change_id: saved?.change_id })).json()).toEqual({
      undone: 0,
    });
  });

  it('moves the event to another own team, or to an athlete, and back', async () => {
    const row = await event();
    expect((await put(row, { team_id: other?.id })).json()).toMatchObject({ team_id: other?.id, athlete_id: null });
    expect(
      (await put(row, { team_id: team?.id, athlete_id: athlete?.id, attendance_taken: false })).json(),
    ).toMatchObject({ team_id: null, athlete_id: athlete?.id });
    expect((await put(row, { team_id: team?.id, athlete_id: null })).json()).toMatchObject({
      team_id: team?.id,
      athlete_id: null,
      version: 4,
    });
  });

  it('refuses to move the event to an archived athlete, but changes the events of one', async () => {
    const archived = await build.athlete(at, { teamId: team?.id ?? 0, archivedAt: at.clock.now() });
    const [row, own] = [
      await event(),
      await build.event(at, { athleteId: archived.id, date: '2026-11-24', attendanceTaken: false }),
    ];
    expect(
      (await put(row, { team_id: null, athlete_id: archived.id, attendance_taken: false })).json<ErrorBody>().fields,
    ).toMatchObject([{ path: 'athlete_id' }]);
    expect((await put(own, { event_title: 'Long ago' })).json()).toMatchObject({
      event_title: 'Long ago',
      athlete_id: archived.id,
    });
  });

  it('refuses an outdated version and writes nothing', async () => {
    const row = await event();
    await put(row, { event_title: 'First' });
    const response = await put(row, { event_title: 'Second', version: 1 });
    expect(error(response)).toEqual([409, 'event_changed', 'Someone else changed this event. Check it and try again.']);
    expect(await stored(row.id)).toMatchObject({ title: 'First', version: 2 });
    expect((await put(row, { event_title: 'Second', version: 2 })).statusCode).toBe(200);
  });

  it.each([
    ['refuses an event without an owner', { team_id: null }, 'Please select either a team or an athlete.'],
    [
      'refuses to make it a workout',
      { event_type: 'workout' },
      'Event type must not be workout: workouts are scheduled with their plan.',
    ],
    ['refuses an event without a time', { event_time: null }, 'Event time must be a time written HH:mm.'],
    [
      'refuses attendance for an athlete, also when the body leaves it out',
      { athlete_id: 'own', attendance_taken: undefined },
      'Attendance taken must be false for the event of one athlete: attendance is taken of teams.',
    ],
    [
      'refuses another team than that of the athlete',
      { team_id: 'other', athlete_id: 'own', attendance_taken: false },
      'Team id must be a team of the athlete, or none.',
    ],
  ])('%s', async (_, changes: Record<string, unknown>, message) => {
    const row = await event();
    const named = {
      ...changes,
      ...(changes['athlete_id'] === 'own' ? { athlete_id: athlete?.id } : {}),
      ...(changes['team_id'] === 'other' ? { team_id: other?.id } : {}),
    };
    expect(error(await put(row, named))).toEqual([400, 'validation_failed', message]);
    expect(await stored(row.id)).toEqual(row);
  });

  it('answers the same for a foreign and an unknown event, and for a foreign and an unknown new owner', async () => {
    const row = await event();
    const foreign = await build.event(at, { teamId: theirs?.id ?? 0, date: '2026-11-24' });
    const unknown = (await put({ ...row, id: NEVER }, {})).payload;
    const answers = [
      await put(foreign, { team_id: team?.id }),
      await put(row, {}, 'one', actors.stranger),
      await put(row, {}, 'one', actors.colleague),
      await put(row, { team_id: theirs?.id }),
      await put(row, { team_id: null, athlete_id: far?.id }),
      await put(row, { athlete_id: far?.id, event_type: 'workout', version: 7 }),
    ];
    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(answers.map(() => [404, unknown]));
    expect([await stored(row.id), await stored(foreign.id)]).toEqual([row, foreign]);
    expect((await put(row, {}, 'one', actors.anonymous)).statusCode).toBe(401);
  });

  describe('of a series', () => {
    const titles = async () => (await rows()).map(({ title }) => title);

    it.each<[Scope | undefined, string[], number]>([
      [undefined, ['Practice', 'Practice', 'Tactics', 'Practice', 'Practice'], 1],
      ['one', ['Practice', 'Practice', 'Tactics', 'Practice', 'Practice'], 1],
      ['following', ['Practice', 'Practice', 'Tactics', 'Tactics', 'Tactics'], 3],
      ['all', ['Tactics', 'Tactics', 'Tactics', 'Tactics', 'Tactics'], 5],
    ])('changes the events of the scope %s', async (scope, wanted, count) => {
      const opened = (await series())[2] as CalendarEventEntity;
      await event({ date: '2026-12-15', title: 'Another', seriesId: 'other' });
      expect((await put(opened, { event_title: 'Tactics', version: 1 }, scope)).json()).toMatchObject({
        event_id: opened.id,
        event_count: count,
        series_id: 'weekly',
      });
      expect(await titles()).toEqual([...wanted, 'Another']);
      expect((await rows()).map(({ version }) => version)).toEqual([
        ...wanted.map((title) => (title === 'Tactics' ? 2 : 1)),
        1,
      ]);
    });

    it('keeps changes of single events, and moves all days by the same number', async () => {
      const [first, second, , , last] = await series();
      await put(second as CalendarEventEntity, { notes: 'Indoors', event_time: '19:00' });
      expect(
        (
          await put(
            first as CalendarEventEntity,
            { date: '2026-11-11', event_title: 'Tactics', duration_min: 75 },
            'all',
          )
        ).json(),
      ).toMatchObject({ date: '2026-11-11', event_count: 5 });
      expect(
        (await rows()).map(({ date, title, eventTime, durationMin, notes }) => [
          date,
          title,
          eventTime,
          durationMin,
          notes,
        ]),
      ).toEqual(
        ['2026-11-11', '2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09'].map((date, at) => [
          date,
          'Tactics',
          at === 1 ? '19:00' : '18:00',
          75,
          at === 1 ? 'Indoors' : null,
        ]),
      );
      expect((await stored(last?.id)).seriesId).toBe('weekly');
    });

    it('does not write events that have the content already', async () => {
      const [first, second] = await series(WEEKS.slice(0, 3));
      await put(second as CalendarEventEntity, { event_title: 'Tactics' });
      expect((await put(first as CalendarEventEntity, { event_title: 'Tactics' }, 'all')).json()).toMatchObject({
        event_count: 3,
      });
      expect((await rows()).map(({ title, version }) => [title, version])).toEqual(Array(3).fill(['Tactics', 2]));
      expect(await at.read.countBy(ChangedEventEntity, { eventId: second?.id ?? 0 })).toBe(1);
    });

    it('moves the series to another team', async () => {
      const [, second] = await series(WEEKS.slice(0, 3));
      await put(second as CalendarEventEntity, { team_id: other?.id }, 'following');
      expect((await rows()).map(({ teamId }) => teamId)).toEqual([team?.id, other?.id, other?.id]);
    });

    it('leaves events alone that were moved to another team', async () => {
      const [first, second] = await series(WEEKS.slice(0, 2));
      await at.write((tx) => tx.update(CalendarEventEntity, { id: second?.id ?? 0 }, { teamId: theirs?.id ?? 0 }));
      expect((await put(first as CalendarEventEntity, { event_title: 'Tactics' }, 'all')).json()).toMatchObject({
        event_count: 1,
      });
      expect(await titles()).toEqual(['Tactics', 'Practice']);
    });

    it('refuses dates after the last year of the calendar', async () => {
      const [first] = await series(['2026-11-10', '2999-12-31']);
      expect(error(await put(first as CalendarEventEntity, { date: '2026-11-11' }, 'all'))).toEqual([
        400,
        'validation_failed',
        'Date would move an event of the series out of the years 1900 to 2999.',
      ]);
      expect((await rows()).map(({ date }) => date)).toEqual(['2026-11-10', '2999-12-31']);
    });

    it('refuses to change more than 200 events at once', async () => {
      const { event_id: id, series_id: seriesId } = (
        await actors.own.post(LIST, {
          team_id: team?.id,
          date: '2026-11-24',
          event_title: 'Practice',
          event_type: 'practice',
          event_time: '18:00',
          repeat_until: '2030-09-17',
        })
      ).json<SavedEvent>();
      await event({ date: '2026-11-17', seriesId });
      const first = await stored(id);
      expect(error(await put(first, { event_title: 'Tactics' }, 'all'))).toEqual([
        400,
        'validation_failed',
        'This changes 201 events; at most 200 can be changed at once.',
      ]);
      expect((await put(first, { event_title: 'Tactics' }, 'following')).json()).toMatchObject({ event_count: 200 });
    });
  });

  describe('after attendance was taken', () => {
    it('keeps team and attendance; other changes are allowed and keep the marks', async () => {
      const row = await event();
      await mark(row);
      const refused =
        'Attendance was already taken at this event. You cannot change the team or turn attendance off. Add a new event instead.';
      for (const changes of [
        { team_id: other?.id },
        { attendance_taken: false },
        { team_id: null, athlete_id: athlete?.id, attendance_taken: false },
      ])
        expect(error(await put(row, changes))).toEqual([409, 'event_has_attendance', refused]);
      expect(await stored(row.id)).toEqual(row);
      expect(
        (await put(row, { date: '2026-11-01', event_title: 'Tactics', event_time: '07:00' })).json(),
      ).toMatchObject({ date: '2026-11-01', status: 'completed' });
    });

    it('refuses the change for the whole series, with the number of marked events', async () => {
      const all = await series();
      await mark(all[0]);
      await mark(all[3]);
      expect(error(await put(all[2] as CalendarEventEntity, { attendance_taken: false }, 'all'))).toEqual([
        409,
        'event_has_attendance',
        'Attendance was already taken at 2 of these 5 events. You cannot change the team or turn attendance off. Add a new event instead.',
      ]);
      expect((await rows()).every(({ version }) => version === 1)).toBe(true);
      expect((await put(all[4] as CalendarEventEntity, { attendance_taken: false }, 'following')).statusCode).toBe(200);
      expect((await put(all[2] as CalendarEventEntity, { event_title: 'Tactics' }, 'all')).json()).toMatchObject({
        event_count: 5,
      });
    });

    it('allows every change of an event without attendance', async () => {
      const row = await event({ attendanceTaken: false });
      expect((await put(row, { attendance_taken: true })).statusCode).toBe(200);
      await mark(row);
      expect((await put(row, { attendance_taken: true })).statusCode).toBe(200);
    });
  });

  describe('when it shows a workout', () => {
    let workout: CalendarEventEntity;

    beforeEach(async () => {
      const plan = await build.workout(at, { institutionId: actors.ownCoach.institutionId, name: 'Legs' });
      const { workoutUid } = await build.scheduledWorkout(at, plan, { teamId: team?.id ?? 0, date: '2026-11-24' });
      workout = await at.read.findOneByOrFail(CalendarEventEntity, { workoutUid });
    });

    const scheduled = async () => (await actors.own.get('/api/workout-calendar')).json<ScheduledWorkout[]>();

    it('moves and renames the workout, and open workout editors get a conflict', async () => {
      expect(
        (await put(workout, { date: '2026-11-25', event_title: 'Legs and Core', event_time: '10:00' })).json(),
      ).toMatchObject({ event_type: 'workout', workout_uid: workout.workoutUid, version: 2 });
      expect(await scheduled()).toMatchObject([
        { plan_name: 'Legs and Core', scheduled_date: '2026-11-25', version: 2 },
      ]);
      expect((await put(workout, { event_time: null, event_title: 'Legs', date: '2026-11-24' })).json()).toMatchObject({
        event_time: null,
      });
      expect(await scheduled()).toMatchObject([{ version: 3 }]);
      await put(workout, {});
      expect(await scheduled()).toMatchObject([{ version: 3 }]);
    });

    it('plans the load of the workout', async () => {
      const planned = { planned_rpe: 5.5, duration_min: 45 };
      expect((await put(workout, planned)).json()).toMatchObject({
        ...planned,
        event_type: 'workout',
        event_time: null,
      });
    });

    it('keeps the version of other workouts', async () => {
      const before = await at.read.findOneByOrFail(ScheduledWorkoutEntity, { workoutUid: workout.workoutUid ?? '' });
      await put(await event(), { event_title: 'Tactics' });
      expect(await at.read.findOneBy(ScheduledWorkoutEntity, { id: before.id })).toEqual(before);
    });

    it.each([
      [{ event_type: 'practice' }, 'Event type must stay workout.'],
      [{ event_title: 'x'.repeat(51) }, 'Event title must have at most 50 characters for a workout.'],
      // The length limit of a workout name, because the title is also the name of the plan.
      [{ event_title: '🏐'.repeat(26) }, 'Event title must have at most 50 characters for a workout.'],
    ])('refuses %j', async (changes, message) => {
      expect(error(await put(workout, changes))).toEqual([400, 'validation_failed', message]);
      expect((await put(workout, { event_title: '🏐'.repeat(25) })).statusCode).toBe(200);
    });
  });
});
