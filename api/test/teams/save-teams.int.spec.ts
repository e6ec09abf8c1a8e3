import { teamSchema, type Team } from '@touchline/contracts/teams.schema';
import { TeamEntity, TeamStaffEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY = 86_400_000;

describe('a new team', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
  });
  afterAll(() => at.close());

  const ahead = (ms: number) => new Date(at.clock.now().getTime() + ms).toISOString();
  let codes = 0;
  const body = (partial: Record<string, unknown> = {}) => ({
    sport: 'Soccer (W)',
    registration_code: `CODE${String(++codes).padStart(4, '0')}`,
    code_expires_at: ahead(7 * DAY),
    ...partial,
  });
  const create = (partial: Record<string, unknown> = {}, actor: Actor = actors.own) =>
    actor.post('/api/teams', body(partial));

  it('is answered as the list shows it, and its coach is its staff', async () => {
    const response = await create({ name: '  Éclairs 🏐  ', registration_code: 'ECLAIRS1' });
    expect(response.statusCode).toBe(201);
    const team = response.json<Team>();
    expect(teamSchema.parse(team)).toEqual(team);
    expect(team).toMatchObject({
      name: 'Éclairs 🏐',
      team_name: 'Éclairs 🏐',
      sport: 'Soccer (W)',
      athlete_count: 0,
      role: 'head_coach',
      registration_code: 'ECLAIRS1',
      expires_in_seconds: 7 * 86_400,
      regenerated_code_seconds: 10,
    });
    expect((await actors.own.get('/api/teams')).json()).toEqual([team]);
    expect(await at.read.find(TeamStaffEntity)).toEqual([
      { teamId: team.id, coachId: actors.ownCoach.id, role: 'head_coach' },
    ]);
    expect((await at.read.findOneByOrFail(TeamEntity, { id: team.id })).institutionId).toBe(
      actors.ownCoach.institutionId,
    );
  });

  it.each(['colleague', 'stranger'] as const)('is not visible for the %s', async (actor) => {
    await create();
    expect((await actors[actor].get('/api/teams')).json()).toEqual([]);
  });

  it('needs a sign-in', async () => {
    expect((await create({}, actors.anonymous)).statusCode).toBe(401);
    expect(await at.read.countBy(TeamEntity, {})).toBe(0);
  });

  it('is named after its sport without a name, then … 2, … 3, also beside a colleague’s team and at the same moment', async () => {
    expect((await create()).json<Team>().name).toBe('Soccer (W)');
    expect((await create({}, actors.colleague)).json<Team>().name).toBe('Soccer (W) 2');
    const both = await Promise.all([create(), create({}, actors.colleague), create({ sport: 'Rugby (M)' })]);
    expect(both.map((response) => response.statusCode)).toEqual([201, 201, 201]);
    const names = (await at.read.find(TeamEntity)).map(({ name }) => name).sort();
    expect(names).toEqual(['Rugby (M)', 'Soccer (W)', 'Soccer (W) 2', 'Soccer (W) 3', 'Soccer (W) 4']);
    expect((await create({}, actors.stranger)).json<Team>().name).toBe('Soccer (W)');
  });

  it('has a name that is unique in its institution in any spelling, and free in another institution', async () => {
    expect((await create({ name: 'First Team' })).statusCode).toBe(201);
    for (const name of ['First Team', ' first  TEAM ', 'Ｆｉｒｓｔ Team']) {
      const response = await create({ name }, actors.colleague);
      expect([name, response.statusCode]).toEqual([name, 409]);
      expect(response.json()).toEqual({
        statusCode: 409,
        code: 'team_name_taken',
        error: expect.stringContaining('There is already a team called'),
        message: expect.any(String),
      });
    }
    expect((await create({ name: 'Fírst Team' })).statusCode).toBe(201);
    expect((await create({ name: 'First Team' }, actors.stranger)).statusCode).toBe(201);
  });

  it('is created once for two calls with the same name at the same moment', async () => {
    const answers = await Promise.all([create({ name: 'One' }), create({ name: 'ONE' }, actors.colleague)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    expect(await at.read.countBy(TeamEntity, {})).toBe(1);
  });

  it('accepts a name whose normalised form is longer', async () => {
    expect((await create({ name: 'ﷺ'.repeat(80) })).statusCode).toBe(201);
    expect((await create({ name: 'ﷺ'.repeat(80) })).statusCode).toBe(409);
  });

  it('never has the code of another team of any institution, valid or expired', async () => {
    await create({ registration_code: 'TAKEN001' }, actors.stranger);
    await build.team(at, actors.strangerCoach, {
      registrationCode: 'TAKEN002',
      codeExpiresAt: new Date(at.clock.now().getTime() - 1),
    });
    for (const registration_code of ['TAKEN001', 'TAKEN002']) {
      const response = await create({ registration_code });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'code_taken',
        error: 'This registration code is taken. Please try another one.',
      });
    }
    expect((await actors.own.get('/api/teams')).json()).toEqual([]);
  });

  it('is created once for two calls of two institutions with the same code at the same moment', async () => {
    const answers = await Promise.all([
      create({ registration_code: 'SAMECODE' }),
      create({ registration_code: 'SAMECODE' }, actors.stranger),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    expect(await at.read.countBy(TeamEntity, { registrationCode: 'SAMECODE' })).toBe(1);
    expect(await at.read.countBy(TeamStaffEntity, {})).toBe(1);
  });

  it('has a code that expires as requested, and after a week at the latest', async () => {
    const asked = [
      [3_600_000, 3600],
      [7 * DAY, 7 * 86_400],
      [8 * DAY, 7 * 86_400],
    ] as const;
    for (const [sent, seconds] of asked)
      expect((await create({ code_expires_at: ahead(sent) })).json<Team>().expires_in_seconds).toBe(seconds);
  });

  it('has no code when the requested expiry is in the past', async () => {
    for (const code_expires_at of ['0000-01-01T00:00:00Z', '1999-12-31T23:59:59.123456789Z']) {
      const response = await create({ code_expires_at });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({
        registration_code: null,
        code_expires_at: null,
        expires_in_seconds: null,
      });
    }
  });

  it('refuses an expiry more than eight days ahead', async () => {
    for (const code_expires_at of [ahead(8 * DAY + 1), '9999-12-31T23:59:59Z']) {
      const response = await create({ code_expires_at });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'validation_failed',
        fields: [
          {
            path: 'code_expires_at',
            message: 'The code must expire within 8 days. Check the clock of this device.',
          },
        ],
      });
    }
    expect(await at.read.countBy(TeamEntity, {})).toBe(0);
  });

  it('names every bad field', async () => {
    const response = await actors.own.post('/api/teams', {
      sport: 'Quidditch (W)',
      name: ' ',
      registration_code: 'short',
      institution_id: 2,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ fields: unknown }>().fields).toEqual([
      { path: 'sport', message: 'Sport must be one of the sports of the list.' },
      { path: 'name', message: 'Name must not be empty.' },
      {
        path: 'registration_code',
        message: 'Registration code must be 8 characters, capital letters A to Z and digits.',
      },
      { path: 'code_expires_at', message: 'Code expires at is required.' },
      { path: 'institution_id', message: 'Institution id is not a known field.' },
    ]);
  });
});

describe('the code of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp({ settings: { REGENERATED_CODE_SECONDS: '30' } });
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, {
      registrationCode: 'FIRST001',
      codeExpiresAt: new Date(at.clock.now().getTime() + 60_000),
    });
    await build.athlete(at, { teamId: team.id });
  });
  afterAll(() => at.close());

  const change = (body: unknown, id: number | string = team.id, actor: Actor = actors.own) =>
    actor.put(`/api/teams/${id}`, body);
  const stored = () => at.read.findOneByOrFail(TeamEntity, { id: team.id });

  it('is replaced by a code that is valid as long as the settings say', async () => {
    const response = await change({ registration_code: 'SECOND02' });
    expect(response.statusCode).toBe(200);
    const answer = response.json<Team>();
    expect(teamSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      team_id: team.id,
      athlete_count: 1,
      role: 'head_coach',
      registration_code: 'SECOND02',
      expires_in_seconds: 30,
      regenerated_code_seconds: 30,
    });
    // Seconds are rounded up: a code that is valid for 30 seconds starts with 30.
    at.clock.advance(0.001);
    expect((await actors.own.get('/api/teams')).json<Team[]>()[0]?.expires_in_seconds).toBe(30);
    at.clock.advance(28.999);
    expect((await actors.own.get('/api/teams')).json<Team[]>()[0]?.expires_in_seconds).toBe(1);
    at.clock.advance(1);
    expect((await actors.own.get('/api/teams')).json<Team[]>()[0]).toMatchObject({
      registration_code: null,
      code_expires_at: null,
      expires_in_seconds: null,
    });
  });

  it('may be the same again by chance, with a new expiry', async () => {
    expect((await change({ registration_code: 'FIRST001' })).json<Team>().expires_in_seconds).toBe(30);
  });

  it('is removed by null, also twice', async () => {
    for (let time = 0; time < 2; time += 1) {
      const response = await change({ registration_code: null });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        registration_code: null,
        code_expires_at: null,
        expires_in_seconds: null,
      });
    }
    expect(await stored()).toMatchObject({ registrationCode: null, codeExpiresAt: null });
  });

  it('is not removed when the screen saw another code', async () => {
    await change({ registration_code: 'SECOND02' }, team.id);
    const late = await change({ registration_code: null, if_registration_code: 'FIRST001' });
    expect(late.statusCode).toBe(200);
    expect(late.json<Team>().registration_code).toBe('SECOND02');
    expect(
      (await change({ registration_code: null, if_registration_code: 'SECOND02' })).json<Team>().registration_code,
    ).toBeNull();
  });

  it('is refused when another team has it', async () => {
    await build.team(at, actors.strangerCoach, { registrationCode: 'TAKEN001', codeExpiresAt: at.clock.now() });
    const response = await change({ registration_code: 'TAKEN001' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'code_taken' });
    expect((await stored()).registrationCode).toBe('FIRST001');
  });

  it('is given to one of two teams that take the same code at the same moment', async () => {
    const other = await build.team(at, actors.ownCoach);
    const answers = await Promise.all([
      change({ registration_code: 'SAMECODE' }),
      change({ registration_code: 'SAMECODE' }, other.id),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  it('answers the same for a foreign, a colleague’s and an unknown team, and writes nothing', async () => {
    const answers = [
      await change({ registration_code: 'SECOND02' }, team.id, actors.stranger),
      await change({ registration_code: null }, team.id, actors.colleague),
      await change({ registration_code: 'SECOND02' }, 987_654_321),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.payload]).toEqual([404, answers[2]?.payload]);
    expect((await stored()).registrationCode).toBe('FIRST001');
    expect((await change({ registration_code: null }, team.id, actors.anonymous)).statusCode).toBe(401);
  });

  it('refuses malformed ids and codes', async () => {
    for (const id of ['0', '-1', '1.5', 'x', '1%20OR%201=1', '9007199254740993'])
      expect([id, (await change({ registration_code: null }, id)).statusCode]).toEqual([id, 400]);
    for (const body of [
      {},
      { registration_code: 'short' },
      { registration_code: 'lower123' },
      { registration_code: 5 },
      { registration_code: null, institution_id: 2 },
      null,
      [],
    ])
      expect([body, (await change(body)).statusCode]).toEqual([body, 400]);
    expect((await stored()).registrationCode).toBe('FIRST001');
  });

  it('needs a constant number of queries', async () => {
    const list = () => countQueries(at, () => actors.own.get('/api/teams'));
    const few = await list();
    for (let more = 0; more < 20; more += 1) await build.team(at, actors.ownCoach);
    expect(await list()).toBe(few);
    expect(few).toBeLessThanOrEqual(2);
  });
});
