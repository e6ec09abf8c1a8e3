import { teamSchema, type Team } from '@touchline/contracts/teams.schema';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('changing a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, {
      name: 'First Team',
      registrationCode: `R${String(actors.ownCoach.id).padStart(7, '0')}`,
      codeExpiresAt: new Date(at.clock.now().getTime() + 60_000),
    });
  });
  afterAll(() => at.close());

  const rename = (name: unknown, id: number = team.id, actor: Actor = actors.own) =>
    actor.put(`/api/teams/${id}`, { name });
  const stored = () => at.read.findOneByOrFail(TeamEntity, { id: team.id });

  it('changes the name and nothing else', async () => {
    await build.athlete(at, { teamId: team.id });
    const answer = await rename('  Éclairs 🏐 ');
    expect(answer.statusCode).toBe(200);
    const renamed = answer.json<Team>();
    expect(teamSchema.parse(renamed)).toEqual(renamed);
    expect(renamed).toMatchObject({
      team_id: team.id,
      name: 'Éclairs 🏐',
      team_name: 'Éclairs 🏐',
      athlete_count: 1,
      role: 'head_coach',
      registration_code: team.registrationCode,
      expires_in_seconds: 60,
    });
    expect((await actors.own.get('/api/teams')).json()).toEqual([renamed]);
    expect(await stored()).toEqual({ ...team, name: 'Éclairs 🏐', nameKey: 'éclairs 🏐' });
  });

  it('corrects the sport, alone or with the name, and keeps athletes and events', async () => {
    const athlete = await build.athlete(at, { teamId: team.id });
    await build.event(at, { teamId: team.id, date: '2026-11-20' });
    const corrected = await actors.own.put(`/api/teams/${team.id}`, { sport: 'Handball (W)' });
    expect(corrected.json()).toMatchObject({ name: 'First Team', sport: 'Handball (W)', athlete_count: 1 });
    expect(await stored()).toEqual({ ...team, sport: 'Handball (W)' });
    expect((await actors.own.get('/api/athletes/list')).json()).toMatchObject([
      { athlete_id: athlete.id, sport: 'Handball (W)' },
    ]);
    await actors.own.put(`/api/teams/${team.id}`, { sport: 'Judo (M)', name: 'Judoka' });
    expect(await stored()).toMatchObject({ sport: 'Judo (M)', name: 'Judoka' });
    for (const sport of ['Quidditch (W)', '', null])
      expect((await actors.own.put(`/api/teams/${team.id}`, { sport })).statusCode).toBe(400);
    expect((await actors.stranger.put(`/api/teams/${team.id}`, { sport: 'Judo (W)' })).statusCode).toBe(404);
    expect(await stored()).toMatchObject({ sport: 'Judo (M)' });
  });

  it('refuses the name of another team of the institution, in any spelling, also of a colleague’s team', async () => {
    await build.team(at, actors.ownCoach, { name: 'Second Team' });
    await actors.colleague.post('/api/teams', {
      sport: 'Judo (M)',
      name: 'Colleagues',
      registration_code: `C${String(actors.ownCoach.id).padStart(7, '0')}`,
      code_expires_at: new Date(at.clock.now().getTime() + 1000).toISOString(),
    });
    for (const name of ['Second Team', ' SECOND  team ', 'colleagues']) {
      const answer = await rename(name);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'team_name_taken',
        error: `There is already a team called ${name.trim()}.`,
      });
    }
    expect(await stored()).toEqual(team);
  });

  it('allows its own name in another spelling, and the name of a team of another institution', async () => {
    await build.team(at, actors.strangerCoach, { name: 'Strangers' });
    for (const name of ['First Team', 'FIRST TEAM', 'Strangers'])
      expect([name, (await rename(name)).json<Team>().name]).toEqual([name, name]);
  });

  it('frees the previous name', async () => {
    const second = await build.team(at, actors.ownCoach, { name: 'Second Team' });
    expect((await rename('Third Team')).statusCode).toBe(200);
    expect((await rename('first team', second.id)).statusCode).toBe(200);
  });

  it('gives a name to one of two teams that take it at the same moment', async () => {
    const second = await build.team(at, actors.ownCoach, { name: 'Second Team' });
    const answers = await Promise.all([rename('One Name'), rename('ONE NAME', second.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('changes name and code together, or neither', async () => {
    await build.team(at, actors.ownCoach, { name: 'Second Team' });
    const code = `N${String(actors.ownCoach.id).padStart(7, '0')}`;
    expect(
      (await actors.own.put(`/api/teams/${team.id}`, { name: 'Second Team', registration_code: code })).statusCode,
    ).toBe(409);
    expect(await stored()).toEqual(team);
    expect(
      (await actors.own.put(`/api/teams/${team.id}`, { name: 'Other Team', registration_code: code })).json(),
    ).toMatchObject({ name: 'Other Team', registration_code: code });
  });

  it.each([[''], ['   '], ['x'.repeat(81)], [null], [5], ['\u200b']])('refuses the name %j', async (name) => {
    expect((await rename(name)).statusCode).toBe(400);
    expect(await stored()).toEqual(team);
  });

  it('answers the same for a foreign, a colleague’s and an unknown team, also with a taken name', async () => {
    const unknown = await rename('First Team', 987_654_321);
    expect(unknown.statusCode).toBe(404);
    for (const actor of [actors.colleague, actors.stranger])
      expect((await rename('Mine', team.id, actor)).payload).toBe(unknown.payload);
    expect((await rename('Mine', team.id, actors.anonymous)).statusCode).toBe(401);
    expect(await stored()).toEqual(team);
  });
});
