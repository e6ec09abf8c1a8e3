import { teamSchema, type Team } from '@touchline/contracts/teams.schema';
import { z } from 'zod';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('teams', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const { ownCoach, strangerCoach } = actors;
    const now = at.clock.now().getTime();
    const full = await build.team(at, ownCoach, {
      name: 'Éclairs',
      sport: 'Soccer (W)',
      registrationCode: 'LIVING01',
      codeExpiresAt: new Date(now + 3_600_000),
    });
    await build.team(at, ownCoach, {
      name: 'Old Code',
      sport: 'Rugby (M)',
      registrationCode: 'EXPIRED1',
      codeExpiresAt: new Date(now - 1),
    });
    await build.team(at, ownCoach, { name: 'Bare', sport: 'Rugby (M)' });
    await build.team(at, strangerCoach, { name: 'Bare', sport: 'Tennis (M)' });
    await build.athlete(at, { teamId: full.id });
    await build.athlete(at, { teamId: full.id });
    await build.athlete(at, { teamId: full.id, archivedAt: new Date(now) });
  });
  afterAll(() => at.close());

  it('are the own ones by name, with the number of athletes on the roster and the valid code', async () => {
    const teams = (await actors.own.get('/api/teams')).json<Team[]>();
    expect(z.array(teamSchema).parse(teams)).toEqual(teams);
    expect(teams.map((team) => [team.name, team.athlete_count, team.registration_code])).toEqual([
      ['Bare', 0, null],
      ['Old Code', 0, null],
      ['Éclairs', 2, 'LIVING01'],
    ]);
    const [, old, current] = teams;
    expect(old).toMatchObject({ code_expires_at: null, expires_in_seconds: null });
    expect(current?.team_id).toBe(current?.id);
    expect(current?.code_expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(current?.expires_in_seconds).toBe(3600);
  });

  it('for filters have no code, and include teams without athletes', async () => {
    const teams = (await actors.own.get('/api/teams/with-athletes')).json<object[]>();
    expect(teams).toHaveLength(3);
    expect(Object.keys(teams[0] ?? {}).sort()).toEqual([
      'athlete_count',
      'id',
      'name',
      'role',
      'sport',
      'team_id',
      'team_name',
    ]);
  });

  it('have distinct, sorted sports', async () => {
    expect((await actors.own.get('/api/teams/sports')).json()).toEqual(['Rugby (M)', 'Soccer (W)']);
  });

  it.each(['/api/teams', '/api/teams/with-athletes', '/api/teams/sports'])(
    'of other coaches are not visible: %s',
    async (url) => {
      expect((await actors.colleague.get(url)).json()).toEqual([]);
      expect((await actors.stranger.get(url)).payload).not.toMatch(/Éclairs|LIVING01|Rugby/);
    },
  );
});
