import { addDays } from '@touchline/contracts/calendar-date';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Membership } from '@touchline/contracts/memberships.schema';
import type { SeasonChange, UndoneSeason } from '@touchline/contracts/season-changes.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the season’s change of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let youth: TeamEntity;
  let seniors: TeamEntity;
  let [ada, bo, cy, di]: AthleteEntity[] = [];
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
    youth = await build.team(at, actors.ownCoach, { name: 'U17' });
    seniors = await build.team(at, actors.ownCoach, { name: 'U19' });
    const joinedOn = addDays(today, -300);
    const member = (firstName: string, more: object = {}) =>
      build.athlete(at, { teamId: youth.id, firstName, lastName: 'Ek', joinedOn, jerseyNumber: null, ...more });
    ada = await member('Ada', { jerseyNumber: '7', position: 'Keeper' });
    bo = await member('Bo', { jerseyNumber: '9' });
    cy = await member('Cy');
    di = await member('Di');
    await build.athlete(at, { teamId: seniors.id, firstName: 'Eva', lastName: 'Ek', jerseyNumber: '9' });
  });
  afterAll(() => at.close());

  const id = (athlete: AthleteEntity | undefined) => athlete?.id ?? 0;
  const url = (rest = '', team = youth) => `/api/teams/${team.id}/season-changes${rest}`;
  const one = (athlete: AthleteEntity | undefined, action: string, team: TeamEntity | null = null, version = 1) => ({
    ...{ athlete_id: id(athlete), action, team_id: team?.id ?? null, version },
  });
  const season = (firstDay: string) => ({
    first_day: firstDay,
    athletes: [one(ada, 'carry_over', seniors), one(bo, 'copy', seniors), one(cy, 'end')],
  });
  const change = (body: object, actor = actors.own) => actor.post(url(), body);
  const undo = (changedAt: string) => actors.own.post(url('/undo'), { changed_at: changedAt });
  const names = async (team: TeamEntity, query = '') =>
    (await actors.own.get(`/api/athletes/list?team_id=${team.id}${query}`))
      .json<Athlete[]>()
      .map(({ first_name: name, jersey_number: number }) => `${name} ${number ?? '–'}`);
  const rosters = async () => [await names(youth), await names(seniors), await names(youth, '&archived=true')];
  const teamsOf = async (athlete: AthleteEntity | undefined) =>
    (await actors.own.get(`/api/athletes/${id(athlete)}/memberships`))
      .json<Membership[]>()
      .map(({ team, joined_on: from, last_day: to }) => [team.name, from, to]);
  const rowsOf = () => at.read.find(MembershipEntity, { order: { id: 'ASC' } });

  it('carries over, copies and ends from today on, and its undo puts everything back', async () => {
    const before = [await rosters(), await rowsOf()];
    const answer = await change(season(today));
    expect(answer.statusCode).toBe(201);
    const done = answer.json<SeasonChange>();
    expect(done.athletes.map(({ first_name: name, action, team }) => [name, action, team?.name ?? null])).toEqual([
      ['Ada', 'carry_over', 'U19'],
      ['Bo', 'copy', 'U19'],
      ['Cy', 'end', null],
    ]);
    expect(done.coach?.name).toBe(actors.ownCoach.name);
    // Eva has the number 9 in the new team.
    expect(await rosters()).toEqual([['Bo 9', 'Di –'], ['Ada 7', 'Bo –', 'Eva 9'], ['Cy –']]);
    expect(await teamsOf(ada)).toEqual([
      ['U19', today, null],
      ['U17', addDays(today, -300), addDays(today, -1)],
    ]);
    expect((await actors.own.get(url())).json()).toEqual([done]);

    const undone = (await undo(done.changed_at)).json<UndoneSeason>();
    expect([undone.restored.map(({ first_name: name }) => name), undone.kept]).toEqual([['Ada', 'Bo', 'Cy'], []]);
    expect([await rosters(), await rowsOf()]).toEqual(before);
    expect((await actors.own.get(url())).json()).toEqual([]);
    expect((await undo(done.changed_at)).statusCode).toBe(404);
  });

  it('is planned for a later day: rosters stay until then, and change by themselves', async () => {
    const first = addDays(today, 30);
    expect((await change(season(first))).statusCode).toBe(201);
    expect(await rosters()).toEqual([['Ada 7', 'Bo 9', 'Cy –', 'Di –'], ['Eva 9'], []]);
    expect(await teamsOf(cy)).toEqual([['U17', addDays(today, -300), addDays(first, -1)]]);

    at.clock.advance(30 * 86_400);
    await actors.own.signIn();
    await runHousekeeping(at);
    expect(await rosters()).toEqual([['Bo 9', 'Di –'], ['Ada 7', 'Bo –', 'Eva 9'], ['Cy –']]);
    at.clock.advance(-30 * 86_400);
  });

  it('leaves at its undo those whose teams somebody has changed since', async () => {
    const done = (await change(season(today))).json<SeasonChange>();
    await actors.own.put(`/api/athletes/${id(ada)}`, { team_id: youth.id, version: 2 + 1 });
    const undone = (await undo(done.changed_at)).json<UndoneSeason>();
    expect([undone.restored.length, undone.kept.map(({ first_name: name }) => name)]).toEqual([2, ['Ada']]);
  });

  it('can be undone for a day', async () => {
    const done = (await change(season(today))).json<SeasonChange>();
    at.clock.advance(86_401);
    await actors.own.signIn();
    expect([(await actors.own.get(url())).json(), (await undo(done.changed_at)).statusCode]).toEqual([[], 404]);
    at.clock.advance(-86_401);
  });

  it.each([
    ['a first day in the past', () => ({ ...season(today), first_day: addDays(today, -1) }), 'first_day'],
    ['a first day in years', () => ({ ...season(today), first_day: '2999-01-01' }), 'first_day'],
    ['nobody', () => ({ first_day: today, athletes: [] }), 'athletes'],
    ['somebody twice', () => ({ first_day: today, athletes: [one(cy, 'end'), one(cy, 'end')] }), 'athletes'],
    ['no team to join', () => ({ first_day: today, athletes: [one(cy, 'copy')] }), 'athletes.0.team_id'],
    ['the same team', () => ({ first_day: today, athletes: [one(cy, 'copy', youth)] }), 'athletes.0.athlete_id'],
  ])('refuses %s, and changes nobody', async (_what, body, path) => {
    const before = await rowsOf();
    const answer = await change(body());
    expect([answer.statusCode, answer.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([400, path]);
    expect(await rowsOf()).toEqual(before);
  });

  it('changes nobody when somebody else has changed one of the athletes, or moved them away', async () => {
    await actors.own.put(`/api/athletes/${id(cy)}`, { position: 'Back', version: 1 });
    const before = await rowsOf();
    expect((await change(season(today))).json()).toMatchObject({ code: 'athlete_changed' });
    await actors.own.put(`/api/athletes/${id(di)}`, { team_id: seniors.id, version: 1 });
    const gone = await change({ first_day: today, athletes: [one(di, 'end', null, 2)] });
    expect(gone.json()).toMatchObject({ fields: [{ path: 'athletes.0.athlete_id' }] });
    expect(await rowsOf()).toHaveLength(before.length + 1);
  });

  it('is done once when it is sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'one-season' };
    const first = await actors.own.post(url(), season(today), { headers });
    const rows = await rowsOf();
    const second = await actors.own.post(url(), season(today), { headers });
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await rowsOf()).toEqual(rows);
  });
});
