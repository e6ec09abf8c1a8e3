import { addDays } from '@touchline/contracts/calendar-date';
import { copiedWeekSchema, type CopiedWeek } from '@touchline/contracts/calendar.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { CopiedWeekEntity } from '../../src/modules/calendar/copy-week/copied-week.entity.js';
import { EventChangeEntity } from '../../src/modules/calendar/undo/event-change.entity.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const COPY = '/api/calendar/copy-week';
const FROM = '2026-11-02';
const TO = '2026-11-09';
const day = (number: number, monday = FROM) => addDays(monday, number);

describe('copying a week', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
    actors = await createActors(at);
  });
  beforeEach(async () => {
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  const send = (rest: object = {}, key?: string, actor: Actor = actors.own) =>
    actor.post(
      COPY,
      { team_id: team.id, from_week: FROM, to_week: TO, ...rest },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );
  const copy = async (...args: Parameters<typeof send>): Promise<CopiedWeek> => {
    const response = await send(...args);
    expect([response.statusCode, response.payload]).toEqual([201, expect.any(String)]);
    return copiedWeekSchema.strict().parse(response.json());
  };
  const event = (date: string, rest: Omit<Partial<CalendarEventEntity>, 'teamId' | 'athleteId'> = {}) =>
    build.event(at, { teamId: team.id, ...rest, date });
  const planned = (monday: string) =>
    at.read
      .createQueryBuilder(CalendarEventEntity, 'event')
      .where('event.teamId = :teamId AND event.date BETWEEN :monday AND :sunday', {
        teamId: team.id,
        monday,
        sunday: day(6, monday),
      })
      .orderBy('event.date')
      .addOrderBy('event.eventTime')
      .addOrderBy('event.id')
      .getMany();
  const undo = (changeId: string, actor = actors.own) => actor.post('/api/calendar/undo', { change_id: changeId });

  it('copies every event to its weekday as a single event', async () => {
    at.clock.moveTo('2026-11-01T08:00:00Z');
    actors = { ...actors, own: new Actor(at, actors.ownCoach) };
    await actors.own.signIn();
    const plan = [
      {
        date: day(0),
        eventTime: '18:00',
        durationMin: 90,
        plannedRpe: 6.5,
        title: 'Technical',
        type: 'practice',
        notes: 'Two balls each',
        attendanceTaken: true,
        seriesId: 'a-series',
        version: 4,
      },
      {
        date: day(3),
        eventTime: null,
        durationMin: 60,
        plannedRpe: null,
        title: 'Kit day',
        type: 'other',
        notes: null,
        attendanceTaken: false,
        seriesId: null,
        version: 1,
      },
      {
        date: day(6),
        eventTime: '23:30',
        durationMin: 120,
        plannedRpe: 8,
        title: 'Final',
        type: 'game',
        notes: null,
        attendanceTaken: true,
        seriesId: null,
        version: 2,
      },
    ] as const;
    for (const each of plan) await event(each.date, each);
    await event(day(-1), { title: 'the Sunday before' });
    const before = await planned(FROM);
    at.clock.advance(60);
    expect(await copy()).toEqual({ change_id: expect.any(String), copied: 3, already_there: 0, workouts_left: 0 });
    const own = {
      teamId: team.id,
      athleteId: null,
      workoutUid: null,
      seriesId: null,
      version: 1,
      createdAt: at.clock.now(),
      updatedAt: at.clock.now(),
    };
    expect((await planned(TO)).map(({ id: _id, ...rest }) => rest)).toEqual(
      plan.map((each) => ({ ...each, date: addDays(each.date, 7), ...own })),
    );
    expect(await planned(FROM)).toEqual(before);
    // The copies have no attendance marks.
    expect(
      (await actors.own.get(`/api/calendar/list?team_id=${team.id}&from=${TO}&today=2026-11-01`)).json(),
    ).toMatchObject([{ status: 'scheduled' }, { status: 'scheduled' }, { status: 'scheduled' }]);
  });

  it.each([
    ['back', '2026-10-26'],
    ['past the end of the year', '2027-01-04'],
    ['years ahead', '2031-11-03'],
  ])('copies %s', async (_, to) => {
    await event(day(2));
    expect(await copy({ to_week: to })).toMatchObject({ copied: 1 });
    expect((await planned(to)).map(({ date, eventTime }) => [date, eventTime])).toEqual([[day(2, to), '17:30']]);
  });

  it('leaves out workouts, events of athletes and other teams, and events that the target week has', async () => {
    const other = await build.team(at, actors.ownCoach);
    const ada = await build.athlete(at, { teamId: team.id });
    await build.event(at, { teamId: other.id, date: day(1), title: 'Theirs' });
    await build.event(at, { athleteId: ada.id, date: day(1), title: 'Physio', attendanceTaken: false });
    await build.scheduledWorkout(at, await build.workout(at, { institutionId: team.institutionId, name: 'Leg Day' }), {
      teamId: team.id,
      date: day(1),
    });
    for (const title of ['One', 'Two', 'Three']) await event(day(1), { title });
    // The event that would be copied, with other notes.
    await event(day(1, TO), { title: 'Two', notes: 'in the hall', durationMin: 30 });
    expect(await copy()).toMatchObject({ copied: 2, already_there: 1, workouts_left: 1 });
    expect((await planned(TO)).map(({ title, notes }) => [title, notes])).toEqual([
      ['Two', 'in the hall'],
      ['One', null],
      ['Three', null],
    ]);
    expect(await copy()).toMatchObject({ copied: 0, already_there: 3, workouts_left: 1 });
    expect(await planned(TO)).toHaveLength(3);
    expect(await at.read.countBy(CalendarEventEntity, { teamId: other.id })).toBe(1);
    expect(await at.read.countBy(CalendarEventEntity, { athleteId: ada.id })).toBe(1);
  });

  it('copies nothing from an empty week and answers so', async () =>
    expect(await copy()).toMatchObject({ copied: 0, already_there: 0, workouts_left: 0 }));

  it('copies 200 events at once, and none of 201', async () => {
    const now = at.clock.now();
    const row = {
      teamId: team.id,
      athleteId: null,
      eventTime: '10:00',
      durationMin: 60,
      type: 'other' as const,
      notes: null,
      attendanceTaken: false,
      workoutUid: null,
      seriesId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await at.write((tx) =>
      tx.insert(
        CalendarEventEntity,
        Array.from({ length: 201 }, (_, no) => ({ ...row, date: day(no % 7), title: `No ${no}` })),
      ),
    );
    const refused = await send();
    expect([refused.statusCode, refused.json<ErrorBody>().fields]).toEqual([
      400,
      [{ path: 'from_week', message: 'This week has 201 events to copy; at most 200 can be copied at once.' }],
    ]);
    expect(await planned(TO)).toEqual([]);
    await event(day(0, TO), { eventTime: '10:00', type: 'other', title: 'No 0', attendanceTaken: false });
    expect(await copy()).toMatchObject({ copied: 200, already_there: 1 });
    const ids = (await planned(TO)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(201);
  });

  it.each([
    ['no Monday', { from_week: '2026-11-03' }, 'from_week', 'From week must be a Monday.'],
    ['no Monday to copy to', { to_week: '2026-11-15' }, 'to_week', 'To week must be a Monday.'],
    ['the same week', { to_week: FROM }, 'to_week', 'To week must be another week.'],
    [
      'a week that ends after the last date of the calendar',
      { to_week: '2999-12-30' },
      'to_week',
      'To week must end before the year 3000.',
    ],
    ['no date', { to_week: '2026-02-30' }, 'to_week', 'To week must be a date that exists, written yyyy-MM-dd.'],
  ])('refuses %s', async (_, rest, path, message) => {
    const response = await send(rest);
    expect([response.statusCode, response.json<ErrorBody>().fields]).toEqual([400, [{ path, message }]]);
    expect(await planned(TO)).toEqual([]);
  });

  it('answers coaches of other teams "not found" before it validates anything else', async () => {
    await event(day(1));
    for (const actor of [actors.colleague, actors.stranger]) {
      for (const rest of [{}, { to_week: '2999-12-30' }]) {
        const [foreign, unknown] = [
          await send(rest, undefined, actor),
          await send({ ...rest, team_id: 987_654_321 }, undefined, actor),
        ];
        expect([foreign.statusCode, foreign.payload]).toEqual([404, unknown.payload]);
      }
    }
    expect(await planned(TO)).toEqual([]);
  });

  describe('repeated with the same idempotency key', () => {
    it('creates nothing, and answers the first result even after the weeks have changed', async () => {
      for (const title of ['One', 'Two', 'Three']) await event(day(1), { title });
      await event(day(1, TO), { title: 'Two' });
      const first = await copy({}, 'again');
      expect(first).toMatchObject({ copied: 2, already_there: 1, workouts_left: 0 });
      // Both weeks change after the copy.
      await event(day(2), { title: 'Four' });
      await build.scheduledWorkout(at, await build.workout(at, { institutionId: team.institutionId }), {
        teamId: team.id,
        date: day(1),
      });
      await at.write((tx) => tx.delete(CalendarEventEntity, { teamId: team.id, date: day(1, TO), title: 'One' }));
      for (let time = 0; time < 3; time += 1) expect(await copy({}, 'again')).toEqual(first);
      expect((await planned(TO)).map(({ title }) => title)).toEqual(['Two', 'Three']);
      expect((await send({ to_week: '2026-11-16' }, 'again')).json()).toMatchObject({ code: 'key_reused' });
    });

    it('makes one copy when it reaches two instances at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const to = addDays('2027-02-01', 7 * round);
        if (round === 0) for (const title of ['One', 'Two']) await event(day(1), { title });
        const there = actors.own.through(second);
        const answers = await Promise.all(
          [actors.own, there, actors.own, there, actors.own].map((actor) =>
            copy({ to_week: to }, `at-once-${round}`, actor),
          ),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]).toMatchObject({ copied: 2 });
        expect(await planned(to)).toHaveLength(2);
      }
    });

    it('answers "not found" for a team that is out of reach by now', async () => {
      await copy({}, 'left');
      await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: team.id }));
      expect((await send({}, 'left')).statusCode).toBe(404);
    });
  });

  it('makes one copy when two coaches on two instances copy at the same moment', async () => {
    await build.staff(at, { teamId: team.id, coachId: actors.colleague.coach?.id ?? 0 });
    const there = actors.own.through(second);
    for (const title of ['One', 'Two', 'Three']) await event(day(1), { title });
    for (let round = 0; round < 8; round += 1) {
      const to = addDays('2027-06-07', 7 * round);
      const answers = await Promise.all(
        [actors.own, actors.colleague, there, actors.colleague, there, actors.own].map((actor) =>
          copy({ to_week: to }, undefined, actor),
        ),
      );
      expect(answers.map(({ copied, already_there }) => [copied, already_there]).sort()).toEqual([
        ...Array<number[]>(5).fill([0, 3]),
        [3, 0],
      ]);
      expect((await planned(to)).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    }
  });

  describe('undone', () => {
    it('restores both weeks exactly', async () => {
      for (const title of ['One', 'Two', 'Three']) await event(day(1), { title });
      await event(day(1, TO), { title: 'Two' });
      await event(day(4, TO), { title: 'Planned before' });
      const before = [await planned(FROM), await planned(TO)];
      const { change_id } = await copy({}, 'taken-back');
      await event(day(5, TO), { title: 'Planned since' });
      expect((await undo(change_id, actors.colleague)).statusCode).toBe(404);
      const undone = await undo(change_id);
      expect([undone.statusCode, undone.json()]).toEqual([200, { undone: 2 }]);
      expect((await planned(TO)).filter(({ title }) => title !== 'Planned since')).toEqual(before[1]);
      expect(await planned(FROM)).toEqual(before[0]);
      expect((await planned(TO)).some(({ title }) => title === 'Planned since')).toBe(true);
      // A delayed repetition of the call does not create the copy again.
      expect((await send({}, 'taken-back')).statusCode).toBe(404);
      expect(await at.read.countBy(EventChangeEntity, { changeId: change_id })).toBe(0);
      expect(await copy()).toMatchObject({ copied: 2, already_there: 1 });
    });

    it('can be undone for a day', async () => {
      await event(day(1));
      await copy();
      const { change_id } = await copy({ to_week: addDays(TO, 7) });
      expect(await at.read.count(CopiedWeekEntity)).toBeGreaterThan(1);
      at.clock.advance(24 * 3600);
      await actors.own.signIn();
      // Not yet removed, and past its time.
      expect((await undo(change_id)).statusCode).toBe(404);
      await runHousekeeping(at);
      expect(await at.read.count(CopiedWeekEntity)).toBe(0);
    });
  });
});
