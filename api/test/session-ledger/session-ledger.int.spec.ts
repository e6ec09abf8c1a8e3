import { addDays } from '@touchline/contracts/calendar-date';
import {
  ledgerSchema,
  savedGridSchema,
  sessionGridSchema,
  type GridRow,
  type Ledger,
  type SavedGrid,
  type SessionGrid,
} from '@touchline/contracts/session-ledger.schema';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the session ledger', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let [ada, bea, cid, dot]: AthleteEntity[] = [];
  let event: CalendarEventEntity;
  let today: string;
  let day: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
    day = addDays(today, -2);
  });
  beforeEach(async () => {
    team = await build.team(at, actors.ownCoach);
    for (const lastName of ['Adams', 'Baker', 'Cole', 'Doyle']) await build.athlete(at, { teamId: team.id, lastName });
    [ada, bea, cid, dot] = (await list()).map((row) => row);
    event = await build.event(at, { teamId: team.id, date: day, durationMin: 75 });
  });
  afterAll(() => at.close());

  const list = () =>
    at.read.query<AthleteEntity[]>('SELECT id FROM athletes WHERE team_id = ? ORDER BY sort_key', [team.id]);
  const idOf = (athlete: AthleteEntity | undefined) => athlete?.id ?? 0;
  const mark = (athlete: AthleteEntity | undefined, status: 'present' | 'absent' | 'excused') =>
    build.attendance(at, { eventId: event.id, athleteId: idOf(athlete), status });
  const ledger = async () => {
    const response = await actors.own.get(`/api/sessions/ledger?team_id=${team.id}`);
    return ledgerSchema.strict().parse(response.json<Ledger>());
  };
  const grid = async (id = event.id) => {
    const response = await actors.own.get(`/api/sessions/grid?event_id=${id}`);
    return sessionGridSchema.strict().parse(response.json<SessionGrid>());
  };
  const rowOf = async (athlete: AthleteEntity | undefined): Promise<GridRow | undefined> =>
    (await grid()).rows.find(({ athlete_id: id }) => id === athlete?.id);
  const row = (athlete: AthleteEntity | undefined, rpe = 6, duration_min = 75) => ({
    athlete_id: idOf(athlete),
    rpe,
    duration_min,
  });
  const post = (rows: object[], changes: object = {}) =>
    actors.own.post('/api/sessions/grid', { event_id: event.id, team_id: team.id, date: day, rows, ...changes });
  const save = async (rows: object[]): Promise<SavedGrid['rows']> => {
    const response = await post(rows);
    expect(response.statusCode).toBe(200);
    return savedGridSchema.strict().parse(response.json<SavedGrid>()).rows;
  };
  const stored = (athlete: AthleteEntity | undefined) =>
    at.read.find(TrainingSessionEntity, { where: { athleteId: idOf(athlete) }, order: { id: 'ASC' } });

  it('counts the athletes of each past event in their states', async () => {
    await mark(ada, 'present');
    await mark(bea, 'present');
    await mark(cid, 'absent');
    for (const athlete of [ada, cid])
      await build.session(at, { athleteId: idOf(athlete), date: day, eventId: event.id });
    const { events, total_athletes: total } = await ledger();
    expect(total).toBe(4);
    expect(events).toMatchObject([
      {
        event_id: event.id,
        team_id: team.id,
        duration_min: 75,
        counts: { complete: 1, present_without_load: 1, absent_with_load: 1, unmarked: 1, excused: 0 },
      },
    ]);
  });

  it('has the events of the last 14 days that are over and at which attendance is taken, the last one first', async () => {
    const first = await build.event(at, { teamId: team.id, date: addDays(today, -14), eventTime: null });
    await build.event(at, { teamId: team.id, date: addDays(today, -15) });
    await build.event(at, { teamId: team.id, date: addDays(today, 1) });
    await build.event(at, { teamId: team.id, date: addDays(today, -3), attendanceTaken: false });
    await build.event(at, { athleteId: idOf(ada), date: addDays(today, -3) });
    expect((await ledger()).events.map(({ event_id: id }) => id)).toEqual([event.id, first.id]);
  });

  it('does not expect an athlete who joined later', async () => {
    await at.write((tx) => tx.query('UPDATE memberships SET joined_on = ? WHERE athlete_id = ?', [today, idOf(dot)]));
    expect((await ledger()).events[0]?.counts).toMatchObject({ unmarked: 3, not_yet_on_team: 1 });
  });

  it('counts a session without an event for the only event of its day, and with two for none', async () => {
    await mark(ada, 'present');
    const session = await build.session(at, { athleteId: idOf(ada), date: day });
    const shown = { workout_id: session.id, rpe: session.rpe, duration_min: session.durationMin };
    expect(await rowOf(ada)).toMatchObject({ state: 'complete', sessions: [shown], unassigned: [] });

    await build.event(at, { teamId: team.id, date: day, eventTime: '09:00' });
    expect(await rowOf(ada)).toMatchObject({ state: 'present_without_load', sessions: [], unassigned: [shown] });
  });

  it('shows the past events with something missing on the board of today only', async () => {
    await mark(ada, 'present');
    const board = async (date: string) =>
      (await actors.own.get(`/api/dashboard/squad?team_id=${team.id}&today=${today}&date=${date}`)).json<SquadBoard>();
    expect((await board(today)).to_dos).toMatchObject([
      { event_id: event.id, counts: { present_without_load: 1, unmarked: 3 } },
    ]);
    expect((await board(today)).events).toEqual([]);
    expect((await board(addDays(today, -1))).to_dos).toEqual([]);
  });

  describe('the grid of an event', () => {
    it('stores a session for each athlete that belongs to the event', async () => {
      const rows = await save([row(ada, 6.5), row(bea, 7, 60)]);
      expect(rows).toMatchObject([
        { athlete_id: ada?.id, stored: true, session: { rpe: 6.5, duration_min: 75 } },
        { athlete_id: bea?.id, stored: true, session: { rpe: 7, duration_min: 60 } },
      ]);
      expect(await stored(ada)).toMatchObject([{ date: day, rpe: 6.5, eventId: event.id, externalId: null }]);
    });

    it('changes nothing when it is sent again, also after half of it had been sent', async () => {
      await save([row(ada)]);
      const rows = await save([row(ada), row(bea)]);
      expect(await save([row(ada), row(bea)])).toEqual(rows);
      expect([await stored(ada), await stored(bea)].map((sessions) => sessions.length)).toEqual([1, 1]);
    });

    it('leaves the session alone that an athlete has already', async () => {
      const own = await build.session(at, { athleteId: idOf(ada), date: day, rpe: 3, externalId: 'app-1' });
      const rows = await save([row(ada), row(bea)]);
      expect(rows).toMatchObject([
        { stored: false, session: { workout_id: own.id, rpe: 3 } },
        { stored: true, session: { rpe: 6 } },
      ]);
      expect(await stored(ada)).toMatchObject([{ id: own.id, rpe: 3, version: 1, eventId: null }]);
    });

    it('adds a session beside one that belongs to no event, when the day has several', async () => {
      await build.event(at, { teamId: team.id, date: day, eventTime: '09:00' });
      await build.session(at, { athleteId: idOf(ada), date: day });
      expect(await save([row(ada)])).toMatchObject([{ stored: true }]);
      expect(await stored(ada)).toHaveLength(2);
    });

    it('stores one session per athlete of calls at the same moment', async () => {
      const answers = await Promise.all([5, 6, 7, 8].map((rpe) => post([row(ada, rpe), row(bea, rpe)])));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const saved = answers.map((answer) => answer.json<SavedGrid>().rows.filter((each) => each.stored).length);
      expect(saved.sort()).toEqual([0, 0, 0, 2]);
      expect(await stored(ada)).toHaveLength(1);
    });

    it.each([
      ['an event that was moved', { date: '2026-01-01' }, 'date'],
      ['an RPE out of range', { rows: [{ athlete_id: 1, rpe: 11, duration_min: 60 }] }, 'rows.0.rpe'],
      ['minutes out of range', { rows: [{ athlete_id: 1, rpe: 1, duration_min: 0 }] }, 'rows.0.duration_min'],
      ['no rows', { rows: [] }, 'rows'],
    ])('refuses %s', async (_name, changes, path) => {
      const answer = await post([row(ada)], changes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: [{ path }] });
    });

    it('refuses an athlete twice, one of another team, and an event without attendance or in the future', async () => {
      expect((await post([row(ada), row(ada)])).statusCode).toBe(400);
      const other = await build.team(at, actors.ownCoach);
      const guest = await build.athlete(at, { teamId: other.id });
      expect((await post([row(ada), row(guest)])).json()).toMatchObject({ fields: [{ path: 'rows.1.athlete_id' }] });
      expect(await stored(ada)).toEqual([]);

      const meeting = await build.event(at, { teamId: team.id, date: day, attendanceTaken: false });
      const next = await build.event(at, { teamId: team.id, date: addDays(today, 3) });
      for (const { id, date } of [meeting, next]) {
        expect((await actors.own.get(`/api/sessions/grid?event_id=${id}`)).statusCode).toBe(400);
        expect((await post([row(ada)], { event_id: id, date })).json()).toMatchObject({
          fields: [{ path: 'event_id' }],
        });
      }
    });

    it('takes an athlete who was marked at the event and has moved to another own team', async () => {
      await mark(ada, 'present');
      const other = await build.team(at, actors.ownCoach);
      await build.move(at, idOf(ada), other.id, day);
      expect(await save([row(ada)])).toMatchObject([{ stored: true }]);
    });
  });

  it('keeps a session whose event is deleted, without the event', async () => {
    await save([row(ada)]);
    const answer = await actors.own.delete(`/api/calendar/list/${event.id}?version=1`);
    expect(answer.statusCode).toBeLessThan(300);
    expect(await stored(ada)).toMatchObject([{ date: day, rpe: 6, eventId: null }]);
  });

  it('releases a session that its coach moves to another day, and keeps it on its own', async () => {
    await save([row(ada), row(bea)]);
    const [first, second] = [await stored(ada), await stored(bea)].flat();
    const edit = (session: TrainingSessionEntity | undefined, date: string) => ({
      athlete_id: session?.athleteId,
      workout_id: session?.id,
      rpe: 4,
      duration_min: 30,
      date,
    });
    await actors.own.put('/api/athletes/training-load', {
      entries: [edit(first, addDays(day, -1)), edit(second, day)],
    });
    expect(await stored(ada)).toMatchObject([{ rpe: 4, eventId: null }]);
    expect(await stored(bea)).toMatchObject([{ rpe: 4, eventId: event.id }]);
  });
});
