import { calendarEventSchema, type CalendarEvent, type EventCount } from '@touchline/contracts/calendar.schema';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { z } from 'zod';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const COUNTS = '/api/calendar/counts';
const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const NEVER = 987_654_321;

type Details = Partial<Omit<CalendarEventEntity, 'teamId' | 'athleteId'>>;

describe('the calendar', () => {
  let at: TestApp;
  let actors: Actors;
  let [one, two, theirs]: TeamEntity[] = [];
  let [ann, bo, cy, old, far]: AthleteEntity[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
    [one, two, theirs] = [
      await build.team(at, actors.ownCoach),
      await build.team(at, actors.ownCoach),
      await build.team(at, actors.strangerCoach),
    ];
    [ann, bo, cy] = [
      await build.athlete(at, { teamId: one.id }),
      await build.athlete(at, { teamId: one.id }),
      await build.athlete(at, { teamId: two.id }),
    ];
    old = await build.athlete(at, { teamId: one.id, archivedAt: at.clock.now() });
    far = await build.athlete(at, { teamId: theirs.id });
  });
  beforeEach(async () => {
    await at.write(async (tx) => {
      await tx.createQueryBuilder().delete().from('attendance_records').execute();
      await tx.createQueryBuilder().delete().from(CalendarEventEntity).execute();
    });
  });
  afterAll(() => at.close());

  const ofTeam = (team: TeamEntity | undefined, date: string, title: string, more: Details = {}) =>
    build.event(at, { teamId: team?.id ?? 0, date, title, ...more });
  const ofAthlete = (athlete: AthleteEntity | undefined, date: string, title: string, more: Details = {}) =>
    build.event(at, { athleteId: athlete?.id ?? 0, date, title, attendanceTaken: false, ...more });
  const list = async (query = '', actor = actors.own) => {
    const response = await actor.get(`${LIST}${query}`);
    expect([query, response.statusCode]).toEqual([query, 200]);
    return response.json<CalendarEvent[]>();
  };
  const titles = async (query = '', actor = actors.own) =>
    (await list(query, actor)).map(({ event_title: title }) => title);

  /** One event per owner, in this order. */
  async function oneOfEach(): Promise<void> {
    await ofTeam(one, TODAY, 'one', { eventTime: '10:00' });
    await ofTeam(two, TODAY, 'two', { eventTime: '11:00' });
    await ofAthlete(ann, TODAY, 'ann', { eventTime: '12:00' });
    await ofAthlete(bo, TODAY, 'bo', { eventTime: '13:00' });
    await ofAthlete(cy, TODAY, 'cy', { eventTime: '14:00' });
    await ofAthlete(old, TODAY, 'old', { eventTime: '15:00' });
    await ofTeam(theirs, TODAY, 'theirs');
    await ofAthlete(far, TODAY, 'far');
  }

  it('answers events that match the contract, in one query', async () => {
    const row = await ofTeam(one, TODAY, 'Cup', {
      eventTime: null,
      notes: 'Bring boots — "Größe 42" 🥾',
      type: 'game',
      durationMin: 135,
      plannedRpe: 7.5,
      seriesId: 'series',
    });
    await oneOfEach();
    const answer = await list();
    expect(z.array(calendarEventSchema).parse(answer)).toEqual(answer);
    expect(answer[0]).toEqual({
      event_id: row.id,
      calendar_id: row.id,
      team_id: one?.id,
      athlete_id: null,
      date: TODAY,
      event_title: 'Cup',
      event_type: 'game',
      event_time: null,
      duration_min: 135,
      planned_rpe: 7.5,
      notes: 'Bring boots — "Größe 42" 🥾',
      attendance_taken: true,
      status: 'scheduled',
      workout_uid: null,
      series_id: 'series',
      version: 1,
    });
    // One query for the session, one for the list.
    expect(await countQueries(at, () => list())).toBe(2);
  });

  it('filters by team and athlete', async () => {
    await oneOfEach();
    expect(await titles()).toEqual(['one', 'two', 'ann', 'bo', 'cy']);
    expect(await titles(`?team_id=${one?.id}`)).toEqual(['one']);
    expect(await titles(`?athlete_id=${ann?.id}`)).toEqual(['one', 'ann']);
    expect(await titles(`?athlete_id=${cy?.id}`)).toEqual(['two', 'cy']);
    expect(await titles(`?athlete_id=${ann?.id}&team_id=${one?.id}`)).toEqual(['one']);
    expect(await titles(`?athlete_id=${ann?.id}&team_id=${two?.id}`)).toEqual([]);
  });

  it('lists the events of an archived athlete only when it is asked for that athlete', async () => {
    await oneOfEach();
    expect(await titles(`?athlete_id=${old?.id}`)).toEqual(['one', 'old']);
  });

  it('is empty for teams and athletes out of reach', async () => {
    await oneOfEach();
    for (const query of [
      `?team_id=${theirs?.id}`,
      `?athlete_id=${far?.id}`,
      `?team_id=${NEVER}`,
      `?athlete_id=${NEVER}`,
      `?team_id=${one?.id}&athlete_id=${far?.id}`,
    ])
      expect([query, await titles(query)]).toEqual([query, []]);
    expect(await titles('', actors.colleague)).toEqual([]);
    expect((await titles('', actors.stranger)).sort()).toEqual(['far', 'theirs']);
    expect((await actors.anonymous.get(LIST)).statusCode).toBe(401);
  });

  it('is ordered by date, time (all-day events first) and creation', async () => {
    await ofTeam(one, '2026-11-21', 'next day', { eventTime: '07:00' });
    await ofTeam(one, TODAY, 'evening', { eventTime: '17:30' });
    await ofAthlete(ann, TODAY, 'evening, too', { eventTime: '17:30' });
    await ofTeam(two, TODAY, 'all day', { eventTime: null });
    await ofTeam(one, TODAY, 'morning', { eventTime: '08:05' });
    await ofTeam(one, YESTERDAY, 'yesterday', { eventTime: '23:00' });
    expect(await titles()).toEqual(['yesterday', 'all day', 'morning', 'evening', 'evening, too', 'next day']);
  });

  it('filters by days, with all conditions combined', async () => {
    for (const day of ['18', '19', '20', '21', '22']) await ofTeam(one, `2026-11-${day}`, day);
    expect(await titles('?from=2026-11-19&to=2026-11-21')).toEqual(['19', '20', '21']);
    expect(await titles('?from=2026-11-21')).toEqual(['21', '22']);
    expect(await titles('?to=2026-11-18')).toEqual(['18']);
    expect(await titles('?date=2026-11-20')).toEqual(['20']);
    expect(await titles('?date=2026-11-20&from=2026-11-19&to=2026-11-22')).toEqual(['20']);
    expect(await titles('?date=2026-11-20&from=2026-11-21')).toEqual([]);
    expect(await titles('?from=2026-11-22&to=2026-11-18')).toEqual([]);
  });

  it('has pages without gaps and repetitions, also when many events share a time', async () => {
    const wanted: string[] = [];
    for (const [date, eventTime] of [
      [TODAY, null],
      [TODAY, null],
      [TODAY, null],
      [TODAY, '09:00'],
      [TODAY, '17:30'],
      [TODAY, '17:30'],
      ['2026-11-21', null],
      ['2026-11-21', '00:00'],
      ['2026-11-22', '10:00'],
    ] as const) {
      wanted.push(`${wanted.length}`);
      await (wanted.length % 2
        ? ofTeam(one, date, `${wanted.length - 1}`, { eventTime })
        : ofAthlete(ann, date, `${wanted.length - 1}`, { eventTime }));
    }
    for (const limit of [1, 2, 4, 9]) {
      const found: string[] = [];
      let next: string | undefined = `${LIST}?limit=${limit}&from=${TODAY}`;
      while (next !== undefined) {
        const response = await actors.own.get(next);
        found.push(...response.json<CalendarEvent[]>().map(({ event_title: title }) => title));
        next = /<(.+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1];
      }
      expect([limit, found]).toEqual([limit, wanted]);
    }
    for (const key of [
      ['2026-11-20', '25:00', 1],
      ['2026-11-20', null, 1],
      ['2026-11-20', 1],
      ['20', '', 1],
    ]) {
      const response = await actors.own.get(`${LIST}?cursor=${Buffer.from(JSON.stringify(key)).toString('base64url')}`);
      expect([key, response.statusCode, response.json<{ error: string }>().error]).toEqual([
        key,
        400,
        'Cursor must be the cursor of an earlier answer.',
      ]);
    }
  });

  describe('answers the status of an event', () => {
    const mark = (event: CalendarEventEntity, athlete: AthleteEntity | undefined, status: AttendanceStatus) =>
      build.attendance(at, { eventId: event.id, athleteId: athlete?.id ?? 0, status });
    const statuses = async (query = '') =>
      Object.fromEntries((await list(query)).map(({ event_title: title, status }) => [title, status]));

    beforeEach(async () => {
      await ofTeam(one, YESTERDAY, 'nobody was marked');
      await ofTeam(one, YESTERDAY, 'no attendance', { attendanceTaken: false });
      await mark(await ofTeam(one, YESTERDAY, 'bo was present'), bo, 'present');
      const absent = await ofTeam(one, YESTERDAY, 'ann was not');
      await mark(absent, ann, 'absent');
      await mark(absent, bo, 'present');
      await mark(await ofTeam(one, YESTERDAY, 'ann was excused'), ann, 'excused');
      await mark(await ofTeam(one, TODAY, 'today'), ann, 'absent');
    });

    const TEAMS = {
      'nobody was marked': 'missed',
      'no attendance': 'completed',
      'bo was present': 'completed',
      'ann was not': 'completed',
      'ann was excused': 'completed',
      today: 'scheduled',
    };

    it('for the team', async () => {
      expect(await statuses()).toEqual(TEAMS);
      expect(await statuses(`?team_id=${one?.id}`)).toEqual(TEAMS);
    });

    it('for a single athlete', async () => {
      expect(await statuses(`?athlete_id=${ann?.id}`)).toEqual({ ...TEAMS, 'ann was not': 'missed' });
      expect(await statuses(`?athlete_id=${bo?.id}`)).toEqual(TEAMS);
    });

    it('on the current day in the time zone of the coach', async () => {
      expect(await statuses('?today=2026-11-19')).toEqual(
        Object.fromEntries(Object.keys(TEAMS).map((title) => [title, 'scheduled'])),
      );
      expect(await statuses('?today=2026-11-21')).toEqual({ ...TEAMS, today: 'completed' });
      expect((await actors.own.get(`${LIST}?today=2026-11-22`)).statusCode).toBe(400);
    });
  });

  describe('counts', () => {
    const counts = async (query = '', actor = actors.own) =>
      (await actor.get(`${COUNTS}${query}`)).json<EventCount[]>();

    it('the events of each athlete from today on', async () => {
      await oneOfEach();
      await ofAthlete(ann, YESTERDAY, 'over');
      await ofAthlete(ann, '2026-12-01', 'later');
      const [ofAnn, ofBo, ofCy] = [
        { athlete_id: ann?.id, events: 2 },
        { athlete_id: bo?.id, events: 1 },
        { athlete_id: cy?.id, events: 1 },
      ];
      expect(await counts()).toEqual([ofAnn, ofBo, ofCy]);
      expect(await counts(`?team_id=${one?.id}`)).toEqual([ofAnn, ofBo]);
      expect(await counts('?today=2026-11-19')).toEqual([{ ...ofAnn, events: 3 }, ofBo, ofCy]);
      expect(await counts('?today=2026-11-21')).toEqual([{ ...ofAnn, events: 1 }]);
      expect(await countQueries(at, () => counts())).toBe(2);
    });

    it('nothing out of reach', async () => {
      await oneOfEach();
      expect(await counts(`?team_id=${theirs?.id}`)).toEqual([]);
      expect(await counts(`?team_id=${NEVER}`)).toEqual([]);
      expect(await counts('', actors.stranger)).toEqual([{ athlete_id: far?.id, events: 1 }]);
      expect(await counts('', actors.colleague)).toEqual([]);
    });
  });

  describe('answers of a series', () => {
    const series = (id: number | undefined, actor = actors.own) => actor.get(`${LIST}/${id}/series`);

    it('how many events and marks each scope covers', async () => {
      const events: CalendarEventEntity[] = [];
      for (const date of ['2026-11-05', '2026-11-12', TODAY, TODAY])
        events.push(await ofTeam(one, date, 'Practice', { seriesId: 'weekly' }));
      await ofTeam(one, '2026-11-12', 'Another series', { seriesId: 'other' });
      for (const [event, athletes] of [
        [0, [ann, bo]],
        [1, [ann, bo]],
        [2, [bo]],
      ] as const)
        for (const athlete of athletes)
          await build.attendance(at, { eventId: events[event]?.id ?? 0, athleteId: athlete?.id ?? 0 });
      const response = await series(events[1]?.id);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        {
          one: { events: 1, attendance_marks: 2, took_place: 0, own_day: 0 },
          following: { events: 3, attendance_marks: 3, took_place: 2, own_day: 1 },
          all: { events: 4, attendance_marks: 5, took_place: 3, own_day: 1 },
        },
      ]);
      expect(await countQueries(at, () => series(events[1]?.id))).toBe(4);
    });

    it('only the event itself when it was not repeated', async () => {
      const { id } = await ofAthlete(ann, TODAY, 'ann');
      const alone = { events: 1, attendance_marks: 0, took_place: 0, own_day: 0 };
      expect((await series(id)).json()).toEqual({ one: alone, following: alone, all: alone });
    });

    it('nothing that was moved to another team', async () => {
      const { id } = await ofTeam(one, TODAY, 'Practice', { seriesId: 'weekly' });
      await ofTeam(two, TODAY, 'Practice', { seriesId: 'weekly' });
      await ofTeam(theirs, TODAY, 'Practice', { seriesId: 'weekly' });
      expect((await series(id)).json()).toMatchObject({ all: { events: 1 } });
    });

    it('nothing out of reach', async () => {
      const foreign = await ofAthlete(far, TODAY, 'far');
      const [answer, unknown] = [await series(foreign.id), await series(NEVER)];
      expect([answer.statusCode, answer.payload]).toEqual([404, unknown.payload]);
      expect((await series(foreign.id, actors.stranger)).statusCode).toBe(200);
    });
  });
});
