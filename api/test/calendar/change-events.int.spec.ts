import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import { savedEventSchema } from '@touchline/contracts/calendar.schema';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { Athlete } from '../../src/modules/athletes/index.js';
import { CalendarEvent as EventRow } from '../../src/modules/calendar/index.js';
import { ChangedEvent } from '../../src/modules/calendar/changed-event.entity.js';
import type { Team } from '../../src/modules/teams/index.js';
import { ScheduledWorkout as ScheduledRow } from '../../src/modules/workout-calendar/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const NEVER = 987_654_321;
const WEEKS = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08'];

type Scope = 'one' | 'following' | 'all';
type Details = Partial<Omit<EventRow, 'teamId' | 'athleteId'>>;

describe('an event that is changed', () => {
  let at: TestApp;
  let actors: Actors;
  let [team, other, theirs]: Team[] = [];
  let [athlete, far]: Athlete[] = [];

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
      await tx.createQueryBuilder().delete().from(EventRow).execute();
    });
  });
  afterAll(() => at.close());

  const event = (more: Details & { date?: string } = {}) =>
    build.event(at, { teamId: team?.id ?? 0, date: '2026-11-24', eventTime: '18:00', title: 'Practice', ...more });
  const series = async (dates = WEEKS, more: Details = {}) => {
    const rows: EventRow[] = [];
    for (const date of dates) rows.push(await event({ seriesId: 'weekly', ...more, date }));
    return rows;
  };
  /** What the form sends of an event that is left as it is. */
  const sent = (row: EventRow): ChangeEventBody => ({
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
    row: EventRow,
    changes: Partial<Record<keyof ChangeEventBody, unknown>>,
    scope?: Scope,
    actor = actors.own,
  ) => actor.put(`${LIST}/${row.id}${scope === undefined ? '' : `?scope=${scope}`}`, { ...sent(row), ...changes });
  const stored = (id: number | undefined) => at.read.findOneByOrFail(EventRow, { id: id ?? 0 });
  const rows = () => at.read.find(EventRow, { order: { date: 'ASC', id: 'ASC' } });
  const error = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().code,
    response.json<ErrorBody>().error,
  ];
  const mark = (row: EventRow | undefined) =>
    build.attendance(at, { eventId: row?.id ?? 0, athleteId: athlete?.id ?? 0 });

  it('is answered as it is stored, one version further', async () => {
    const row = await event({ notes: 'Old' });
    at.clock.advance(60);
    const response = await put(row, {
      date: '2026-11-26',
      event_title: 'Cup',
      event_type: 'game',
      event_time: '07:05',
      duration_min: 1440,
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
      notes: null,
      attendance_taken: false,
      version: 2,
      event_count: 1,
    });
    const after = await stored(row.id);
    expect(after).toMatchObject({ version: 2, createdAt: row.createdAt, updatedAt: at.clock.now() });
  });

  it('keeps what is not said', async () => {
    const row = await event({ durationMin: 75, notes: 'Both kits.' });
    const body = { team_id: team?.id, date: row.date, event_title: 'Cup', event_type: 'game', event_time: '18:00' };
    expect((await actors.own.put(`${LIST}/${row.id}`, body)).json()).toMatchObject({
      duration_min: 75,
      notes: 'Both kits.',
      attendance_taken: true,
      event_title: 'Cup',
    });
    expect((await actors.own.put(`${LIST}/${row.id}`, { ...body, notes: '' })).json()).toMatchObject({ notes: null });
  });

  it('into what it is already keeps its version, and undoing that does nothing', async () => {
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

  it('can be given to another own team, or to an athlete, and back', async () => {
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

  it('is not given to an athlete who was archived; what they had can still be changed', async () => {
    const gone = await build.athlete(at, { teamId: team?.id ?? 0, archivedAt: at.clock.now() });
    const [row, own] = [
      await event(),
      await build.event(at, { athleteId: gone.id, date: '2026-11-24', attendanceTaken: false }),
    ];
    expect(
      (await put(row, { team_id: null, athlete_id: gone.id, attendance_taken: false })).json<ErrorBody>().fields,
    ).toMatchObject([{ path: 'athlete_id' }]);
    expect((await put(own, { event_title: 'Long ago' })).json()).toMatchObject({
      event_title: 'Long ago',
      athlete_id: gone.id,
    });
  });

  it('that the coach saw otherwise is refused, and stays', async () => {
    const row = await event();
    await put(row, { event_title: 'First' });
    const response = await put(row, { event_title: 'Second', version: 1 });
    expect(error(response)).toEqual([
      409,
      'event_changed',
      'This event was changed by someone else meanwhile. Look at it again first.',
    ]);
    expect(await stored(row.id)).toMatchObject({ title: 'First', version: 2 });
    expect((await put(row, { event_title: 'Second', version: 2 })).statusCode).toBe(200);
  });

  it.each([
    ['belongs to somebody', { team_id: null }, 'Please select either a team or an athlete.'],
    [
      'does not become a workout',
      { event_type: 'workout' },
      'Event type must not be workout: workouts are scheduled with their plan.',
    ],
    ['has a time', { event_time: null }, 'Event time must be a time written HH:mm: only a workout lasts all day.'],
    [
      'takes attendance of teams, also where nothing is said of that',
      { athlete_id: 'own', attendance_taken: undefined },
      'Attendance taken must be false for the event of one athlete: attendance is taken of teams.',
    ],
    [
      'is of the athlete’s own team',
      { team_id: 'other', athlete_id: 'own', attendance_taken: false },
      'Team id must be the team of the athlete, or none.',
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

  it('of others is out of reach, and is not given to others: foreign and unknown read the same', async () => {
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
    ])('takes along what is meant by %s', async (scope, wanted, count) => {
      const opened = (await series())[2] as EventRow;
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

    it('leaves to each what was said of it alone, and moves all days by as many', async () => {
      const [first, second, , , last] = await series();
      await put(second as EventRow, { notes: 'Indoors', event_time: '19:00' });
      expect(
        (await put(first as EventRow, { date: '2026-11-11', event_title: 'Tactics', duration_min: 75 }, 'all')).json(),
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

    it('does not touch those that are so already', async () => {
      const [first, second] = await series(WEEKS.slice(0, 3));
      await put(second as EventRow, { event_title: 'Tactics' });
      expect((await put(first as EventRow, { event_title: 'Tactics' }, 'all')).json()).toMatchObject({
        event_count: 3,
      });
      expect((await rows()).map(({ title, version }) => [title, version])).toEqual(Array(3).fill(['Tactics', 2]));
      expect(await at.read.countBy(ChangedEvent, { eventId: second?.id ?? 0 })).toBe(1);
    });

    it('is given to another team together', async () => {
      const [, second] = await series(WEEKS.slice(0, 3));
      await put(second as EventRow, { team_id: other?.id }, 'following');
      expect((await rows()).map(({ teamId }) => teamId)).toEqual([team?.id, other?.id, other?.id]);
    });

    it('leaves alone what of it is another team’s by now: its coaches are others', async () => {
      const [first, second] = await series(WEEKS.slice(0, 2));
      await at.write((tx) => tx.update(EventRow, { id: second?.id ?? 0 }, { teamId: theirs?.id ?? 0 }));
      expect((await put(first as EventRow, { event_title: 'Tactics' }, 'all')).json()).toMatchObject({
        event_count: 1,
      });
      expect(await titles()).toEqual(['Tactics', 'Practice']);
    });

    it('is not moved past the years there are', async () => {
      const [first] = await series(['2026-11-10', '2999-12-31']);
      expect(error(await put(first as EventRow, { date: '2026-11-11' }, 'all'))).toEqual([
        400,
        'validation_failed',
        'Date would move an event of the series out of the years 1900 to 2999.',
      ]);
      expect((await rows()).map(({ date }) => date)).toEqual(['2026-11-10', '2999-12-31']);
    });

    it('of more than 200 is too long to be changed at once', async () => {
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
        'Scope holds 201 events: at most 200 can be changed at once.',
      ]);
      expect((await put(first, { event_title: 'Tactics' }, 'following')).json()).toMatchObject({ event_count: 200 });
    });
  });

  describe('after attendance was taken', () => {
    it('stays its team’s, and takes attendance; all else may change, and the marks go along', async () => {
      const row = await event();
      await mark(row);
      const refused =
        'Attendance was already taken at this event. Keep whose it is and that attendance is taken, or add a new event instead.';
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

    it('keeps a whole series so, and says at how many it was taken', async () => {
      const all = await series();
      await mark(all[0]);
      await mark(all[3]);
      expect(error(await put(all[2] as EventRow, { attendance_taken: false }, 'all'))).toEqual([
        409,
        'event_has_attendance',
        'Attendance was already taken at 2 of these 5 events. Keep whose it is and that attendance is taken, or add a new event instead.',
      ]);
      expect((await rows()).every(({ version }) => version === 1)).toBe(true);
      expect((await put(all[4] as EventRow, { attendance_taken: false }, 'following')).statusCode).toBe(200);
      expect((await put(all[2] as EventRow, { event_title: 'Tactics' }, 'all')).json()).toMatchObject({
        event_count: 5,
      });
    });

    it('that none takes is no hindrance', async () => {
      const row = await event({ attendanceTaken: false });
      expect((await put(row, { attendance_taken: true })).statusCode).toBe(200);
      await mark(row);
      expect((await put(row, { attendance_taken: true })).statusCode).toBe(200);
    });
  });

  describe('and shows a workout', () => {
    let workout: EventRow;

    beforeEach(async () => {
      const plan = await build.workout(at, { institutionId: actors.ownCoach.institutionId, name: 'Legs' });
      const { workoutUid } = await build.scheduledWorkout(at, plan, { teamId: team?.id ?? 0, date: '2026-11-24' });
      workout = await at.read.findOneByOrFail(EventRow, { workoutUid });
    });

    const scheduled = async () => (await actors.own.get('/api/workout-calendar')).json<ScheduledWorkout[]>();

    it('moves and renames it: who edits the workout has to look again', async () => {
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

    it('raises no other workout’s version', async () => {
      const before = await at.read.findOneByOrFail(ScheduledRow, { workoutUid: workout.workoutUid ?? '' });
      await put(await event(), { event_title: 'Tactics' });
      expect(await at.read.findOneBy(ScheduledRow, { id: before.id })).toEqual(before);
    });

    it.each([
      [{ event_type: 'practice' }, 'Event type must stay workout.'],
      [{ event_title: 'x'.repeat(51) }, 'Event title must have at most 50 characters for a workout.'],
      // As its plan's editor counts, which has to store the name again.
      [{ event_title: '🏐'.repeat(26) }, 'Event title must have at most 50 characters for a workout.'],
    ])('stays one: %j', async (changes, message) => {
      expect(error(await put(workout, changes))).toEqual([400, 'validation_failed', message]);
      expect((await put(workout, { event_title: '🏐'.repeat(25) })).statusCode).toBe(200);
    });
  });
});
