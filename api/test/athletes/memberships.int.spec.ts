import { addDays } from '@touchline/contracts/calendar-date';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Membership } from '@touchline/contracts/memberships.schema';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AthleteEntity as Athletes } from '../../src/modules/athletes/index.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('an athlete of several teams', () => {
  let at: TestApp;
  let actors: Actors;
  let youth: TeamEntity;
  let seniors: TeamEntity;
  let athlete: AthleteEntity;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
    youth = await build.team(at, actors.ownCoach, { name: 'U19' });
    seniors = await build.team(at, actors.ownCoach, { name: 'Seniors' });
    athlete = await build.athlete(at, { teamId: youth.id, jerseyNumber: '1', position: 'Keeper' });
  });
  afterAll(() => at.close());

  const url = (rest = '') => `/api/athletes/${athlete.id}/memberships${rest}`;
  const member = (days: object = {}) => ({
    ...{ team_id: seniors.id, kind: 'member', joined_on: today, last_day: null, version: 1 },
    ...days,
  });
  const add = (days: object = {}, actor = actors.own) => actor.post(url(), member(days));
  const memberships = async () => (await actors.own.get(url())).json<Membership[]>();
  const list = async (teamId: number, actor = actors.own) =>
    (await actor.get(`/api/athletes/list?team_id=${teamId}`)).json<Athlete[]>();

  /** Somebody who is on the staff of the seniors only. */
  async function seniorsCoach(): Promise<Actor> {
    const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    await build.staff(at, { teamId: seniors.id, coachId: coach.id });
    const actor = new Actor(at, coach);
    await actor.signIn();
    return actor;
  }

  it('is on the roster of each, with a place of its own, and counts once', async () => {
    expect((await add()).json()).toMatchObject({ team_id: youth.id, version: 2, memberships: [{}, {}] });
    const [inYouth] = await list(youth.id);
    const [inSeniors] = await list(seniors.id);
    expect([inYouth?.jersey_number, inSeniors?.jersey_number]).toEqual(['1', null]);
    expect([inYouth?.team_id, inSeniors?.team_id]).toEqual([youth.id, youth.id]);

    const body = { jersey_number: '30', place_team_id: seniors.id, version: 2 };
    expect((await actors.own.put(`/api/athletes/${athlete.id}`, body)).statusCode).toBe(200);
    expect([(await list(youth.id))[0]?.jersey_number, (await list(seniors.id))[0]?.jersey_number]).toEqual(['1', '30']);

    expect((await actors.own.get('/api/athletes/list')).json()).toHaveLength(1);
    const total = async (query: string) =>
      (await actors.own.get(`/api/dashboard/overview${query}`)).json<{ total_athletes: number }>().total_athletes;
    expect([await total(''), await total(`?team_id=${youth.id}`), await total(`?team_id=${seniors.id}`)]).toEqual([
      1, 1, 1,
    ]);
  });

  it('is reached by the staff of the further team from its first day on, with the carried days of wellness', async () => {
    const colleague = await seniorsCoach();
    for (const ago of [60, 42, 1, 0]) await build.entry(at, { athleteId: athlete.id, date: addDays(today, -ago) });
    const read = () => colleague.get(`/api/athletes/wellness?athlete_id=${athlete.id}`);
    expect((await read()).statusCode).toBe(404);
    await add({ kind: 'guest', last_day: addDays(today, 6) });
    const days = async () => (await read()).json<WellnessEntry[]>().map(({ date }) => date);
    const reached = [42, 1, 0].map((ago) => addDays(today, -ago));
    expect((await days()).sort()).toEqual(reached);

    // After the last day the guest is on no roster, and what the staff saw stays.
    at.clock.advance(7 * 86_400);
    await colleague.signIn();
    await build.entry(at, { athleteId: athlete.id, date: addDays(today, 7) });
    expect((await days()).sort()).toEqual(reached);
    expect(await list(seniors.id, colleague)).toEqual([]);
    at.clock.advance(-7 * 86_400);
  });

  it.each([
    ['a guest without a last day', { kind: 'guest' }, 'last_day'],
    ['a last day before the first', { last_day: '2020-01-01' }, 'last_day'],
    ['a first day long ago', { joined_on: '2020-01-01' }, 'joined_on'],
    ['a first day in years', { joined_on: '2999-01-01' }, 'joined_on'],
  ])('refuses %s at its field', async (_what, days, path) => {
    const answer = await add(days);
    expect([
      answer.statusCode,
      answer.json<{ fields: { path: string }[] }>().fields.map((field) => field.path),
    ]).toEqual([400, [path]]);
    expect(await memberships()).toHaveLength(1);
  });

  it('refuses days on which the athlete is on the team already, another version, and a team of others', async () => {
    await add({ last_day: addDays(today, 5) });
    expect((await add({ joined_on: addDays(today, 5), version: 2 })).json()).toMatchObject({
      fields: [{ path: 'team_id' }],
    });
    expect((await add({ joined_on: addDays(today, 6) })).json()).toMatchObject({ code: 'athlete_changed' });
    expect((await add({ joined_on: addDays(today, 6), version: 2 })).statusCode).toBe(200);
    const foreign = await build.team(at, actors.strangerCoach);
    expect((await add({ team_id: foreign.id, version: 3 })).statusCode).toBe(404);
    expect(await memberships()).toHaveLength(3);
  });

  it('keeps at least one team, and none is taken from other staff', async () => {
    const [only] = await memberships();
    const end = (id: number | undefined, body: object, actor = actors.own) => actor.put(url(`/${id}`), body);
    expect((await end(only?.membership_id, { last_day: today, version: 1 })).json()).toMatchObject({
      fields: [{ path: 'last_day' }],
    });
    await add();
    const colleague = await seniorsCoach();
    const [further] = await memberships();
    expect((await end(only?.membership_id, { last_day: today, version: 2 }, colleague)).statusCode).toBe(404);
    const change = (body: object) => colleague.put(`/api/athletes/${athlete.id}`, { version: 2, ...body });
    expect((await change({ archived: true })).json()).toMatchObject({ fields: [{ path: 'archived' }] });
    const third = await build.team(at, colleague.coach as CoachEntity);
    expect((await change({ team_id: third.id })).json()).toMatchObject({ fields: [{ path: 'team_id' }] });
    expect((await end(further?.membership_id, { last_day: today, version: 2 }, colleague)).statusCode).toBe(200);
    expect(await memberships()).toMatchObject([{ last_day: today }, { last_day: null }]);
  });

  it('gets the main team that the staff choose, and a planned membership can be removed', async () => {
    await add({ joined_on: addDays(today, 3) });
    const [planned] = await memberships();
    const id = planned?.membership_id;
    expect((await actors.own.put(url(`/${id}`), { main: true, version: 2 })).json()).toMatchObject({
      fields: [{ path: 'main' }],
    });
    expect((await actors.own.delete(url(`/${id}?version=2`))).statusCode).toBe(200);
    await add({ version: 3 });
    const [present] = await memberships();
    const answer = await actors.own.put(url(`/${present?.membership_id}`), { main: true, version: 4 });
    expect(answer.json()).toMatchObject({ team_id: seniors.id, team: { name: 'Seniors' } });
    expect((await actors.own.delete(url(`/${present?.membership_id}?version=5`))).json()).toMatchObject({
      fields: [{ path: 'membership_id' }],
    });
  });

  it('changes the main team on the day on which the former one is over, and is archived after the last one', async () => {
    const [first] = await memberships();
    await add({ joined_on: addDays(today, 2), last_day: addDays(today, 9) });
    const ended = await actors.own.put(url(`/${first?.membership_id}`), { last_day: addDays(today, 1), version: 2 });
    expect(ended.statusCode).toBe(200);
    const stored = async () => {
      await runHousekeeping(at);
      const { teamId, archivedAt } = await at.read.findOneByOrFail(Athletes, { id: athlete.id });
      return [teamId, archivedAt !== null];
    };
    expect(await stored()).toEqual([youth.id, false]);
    at.clock.advance(2 * 86_400);
    expect(await stored()).toEqual([seniors.id, false]);
    at.clock.advance(8 * 86_400);
    expect(await stored()).toEqual([seniors.id, true]);
    at.clock.advance(-10 * 86_400);
  });

  it('is a member once after a move to the team of a guest', async () => {
    await add({ kind: 'guest', last_day: addDays(today, 6) });
    await actors.own.put(`/api/athletes/${athlete.id}`, { team_id: seniors.id, version: 2 });
    expect((await memberships()).filter(({ last_day: lastDay }) => lastDay === null)).toMatchObject([
      { team_id: seniors.id, kind: 'member' },
    ]);
  });
});
