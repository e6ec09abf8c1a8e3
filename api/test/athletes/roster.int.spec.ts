import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import { addDays, mondayOf } from '@touchline/contracts/calendar-date';
import type { Overview } from '@touchline/contracts/overview.schema';
import type { AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import type { Team } from '@touchline/contracts/teams.schema';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** The rosters, and how all other calls show athletes who moved or were archived. */
describe('an athlete with a history', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let other: TeamEntity;
  let athlete: AthleteEntity;
  /** A Wednesday: Monday had a practice, and the next one is tomorrow. */
  const today = '2026-11-18';

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo(`${today}T12:00:00Z`);
  });
  beforeEach(async () => {
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    other = await build.team(at, actors.ownCoach, { sport: 'Rugby (M)' });
    athlete = await build.athlete(at, {
      teamId: team.id,
      lastName: 'Adams',
      email: 'a@athletes.test',
      emailKey: 'a@athletes.test',
    });
    await build.athlete(at, { teamId: team.id, lastName: 'Stays' });
    await build.entry(at, { athleteId: athlete.id, date: today });
    await build.session(at, { athleteId: athlete.id, date: today });
    await build.performanceTest(at, { athleteId: athlete.id, recordedAt: today });
    const event = await build.event(at, { teamId: team.id, date: mondayOf(today) });
    await build.attendance(at, { eventId: event.id, athleteId: athlete.id });
    await build.event(at, { teamId: team.id, date: addDays(today, 1), title: 'Old practice' });
    await build.event(at, { teamId: other.id, date: addDays(today, 1), title: 'New practice' });
    await build.event(at, {
      athleteId: athlete.id,
      date: addDays(today, 1),
      title: 'Check-up',
      attendanceTaken: false,
    });
  });
  afterAll(() => at.close());

  const get = async <T>(url: string) => (await actors.own.get(url)).json<T>();
  const change = async (body: object) => (await actors.own.put(`/api/athletes/${athlete.id}`, body)).statusCode;
  const listed = async (query = '') =>
    (await get<Athlete[]>(`/api/athletes/list${query}`)).map(({ last_name }) => last_name);
  const counts = async (url: string) =>
    Object.fromEntries((await get<Team[]>(url)).map(({ team_id, athlete_count }) => [team_id, athlete_count]));
  const summaryOf = async (teamId?: number) =>
    (await get<AttendanceSummary[]>(`/api/attendance/summary${teamId === undefined ? '' : `?team_id=${teamId}`}`)).find(
      ({ athlete_id }) => athlete_id === athlete.id,
    );
  /** The records of the athlete by id. */
  const history = async () => {
    const lists = ['wellness', 'training-load', 'fatigue-indicators'].map((kind) =>
      get<object[]>(`/api/athletes/${kind}?athlete_id=${athlete.id}`),
    );
    return {
      lists: await Promise.all(lists),
      overview: (await get<Overview>(`/api/dashboard/overview?athlete_id=${athlete.id}`)).athlete,
    };
  };

  it('who moves is in the lists of the new team only, with all records', async () => {
    const before = await history();
    expect(before.lists.map((list) => list.length)).toEqual([1, 1, 1]);
    expect(await change({ team_id: other.id, version: 1 })).toBe(200);

    expect(await listed(`?team_id=${team.id}`)).toEqual(['Stays']);
    expect(await get<Athlete[]>(`/api/athletes/list?team_id=${other.id}`)).toMatchObject([
      { last_name: 'Adams', sport: 'Rugby (M)', team: { name: other.name }, version: 2 },
    ]);
    for (const url of ['/api/teams', '/api/teams/with-athletes'])
      expect(await counts(url)).toEqual({ [team.id]: 1, [other.id]: 1 });
    const after = await history();
    expect(after.lists).toEqual(before.lists);
    expect(after.overview).toEqual({
      ...before.overview,
      sport: 'Rugby (M)',
      team: { name: other.name },
      team_id: other.id,
      // Their first answer is of today, and now it is known since when they belong to their team.
      completion: {
        last_30_days: { completed: 1, days: 1, percent: 100, on_track: true },
        all_time: { completed: 1, days: 1, percent: 100, on_track: true },
      },
    });
  });

  it('a moved athlete leaves the marks with the old team, and has the events of the new team', async () => {
    const before = await summaryOf(team.id);
    expect(before).toMatchObject({ records: 1, rate: 100 });
    await change({ team_id: other.id });
    expect(await summaryOf(team.id)).toEqual(before);
    expect(await summaryOf(other.id)).toMatchObject({ records: 0, rate: null });
    expect(await summaryOf()).toEqual(before);
    expect(await at.read.countBy(AttendanceRecordEntity, { athleteId: athlete.id })).toBe(1);
    const titles = async (query: string) =>
      (await get<Overview>(`/api/dashboard/overview?${query}`)).upcoming_events
        .map(({ event_title }) => event_title)
        .sort();
    expect(await titles(`athlete_id=${athlete.id}`)).toEqual(['Check-up', 'New practice']);
    expect(await titles(`team_id=${team.id}`)).toEqual(['Old practice']);
    // The weekly figures of a team are those of its events.
    const week = async ({ id }: TeamEntity) =>
      (await get<Overview>(`/api/dashboard/overview?team_id=${id}`)).weekly_attendance;
    expect([(await week(team)).records, (await week(other)).records]).toEqual([1, 0]);
  });

  it('who is archived is on no roster, and the records are still found by id', async () => {
    const before = await history();
    expect(await change({ archived: true, version: 1 })).toBe(200);
    for (const query of ['', `?team_id=${team.id}`, '?archived=false']) expect(await listed(query)).toEqual(['Stays']);
    for (const url of ['/api/teams', '/api/teams/with-athletes'])
      expect(await counts(url)).toEqual({ [team.id]: 1, [other.id]: 0 });
    expect(await summaryOf()).toMatchObject({ records: 1 });
    expect(await get<Overview>(`/api/dashboard/overview?team_id=${team.id}`)).toMatchObject({
      total_athletes: 1,
      weekly_attendance: { records: 1 },
    });
    expect(await get<Overview>('/api/dashboard/overview')).toMatchObject({ total_athletes: 1 });
    expect(await history()).toEqual(before);
  });

  it('who is archived is in the list of archived athletes until they are restored', async () => {
    const [before] = await get<Athlete[]>(`/api/athletes/list?team_id=${team.id}`);
    await change({ archived: true });
    const today = at.clock.now().toISOString().slice(0, 10);
    const memberships = before?.memberships.map((membership) => ({ ...membership, last_day: today }));
    const archived = { ...before, archived_at: at.clock.now().toISOString(), memberships, version: 2 };
    for (const query of ['?archived=true', `?team_id=${team.id}&archived=true`])
      expect(await get(`/api/athletes/list${query}`)).toEqual([archived]);
    expect(await listed(`?team_id=${other.id}&archived=true`)).toEqual([]);
    expect(await (await actors.colleague.get('/api/athletes/list?archived=true')).json()).toEqual([]);

    // Archiving again keeps the date, and the profile can still be changed.
    at.clock.advance(60);
    expect(await change({ archived: true, version: 2 })).toBe(200);
    expect(await get('/api/athletes/list?archived=true')).toEqual([archived]);
    expect(await change({ position: 'Keeper', version: 2 })).toBe(200);
    expect(await change({ archived: false, version: 3 })).toBe(200);
    expect(await listed('?archived=true')).toEqual([]);
    expect(await get(`/api/athletes/list?team_id=${team.id}`)).toEqual([
      { ...before, position: 'Keeper', memberships: [{ ...before?.memberships[0], position: 'Keeper' }], version: 4 },
      expect.objectContaining({ last_name: 'Stays' }),
    ]);
    expect(await summaryOf()).toMatchObject({ records: 1 });
  });

  it('who is archived and registers for another team is restored there, with the next version', async () => {
    await change({ archived: true });
    const waiting = await build.pending(at, {
      teamId: other.id,
      firstName: athlete.firstName,
      lastName: 'Adams',
      email: 'a@athletes.test',
      emailKey: 'a@athletes.test',
      dateOfBirth: athlete.dateOfBirth,
    });
    expect((await actors.own.post(`/api/pending-athletes/${waiting.id}/accept`)).json<AcceptedAthlete>()).toEqual({
      athlete_id: athlete.id,
      known: true,
      moved_from: team.name,
    });
    expect(await get(`/api/athletes/list?team_id=${other.id}`)).toMatchObject([
      { athlete_id: athlete.id, archived_at: null, version: 3 },
    ]);
    // An editor that still shows the previous version does not archive the athlete.
    expect(await change({ archived: true, version: 1 })).toBe(409);
  });

  it.each(['archived=', 'archived=1', 'archived=TRUE', 'archived=true&archived=true'])(
    'is not listed by ?%s',
    async (query) => {
      expect((await actors.own.get(`/api/athletes/list?${query}`)).statusCode).toBe(400);
    },
  );
});
