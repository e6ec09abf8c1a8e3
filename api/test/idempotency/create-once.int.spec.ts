import { IdempotencyKeyEntity } from '../../src/common/idempotency/idempotency-key.entity.js';
import { sha256 } from '../../src/common/text/sha256.js';
import { TeamEntity, TeamStaffEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3600;

/** Tested with the call that creates a team; every other creating call receives its key in the same way. */
describe('a creating call with an Idempotency-Key', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let serial = 0;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
    actors = await createActors(at);
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  const body = (name = `Once ${++serial}`) => ({
    sport: 'Soccer (W)',
    name,
    registration_code: `ONCE${String(++serial).padStart(4, '0')}`,
    code_expires_at: new Date(at.clock.now().getTime() + HOUR * 1000).toISOString(),
  });
  const create = (sent: object, key: string | undefined, actor = actors.own) =>
    actor.post('/api/teams', sent, key === undefined ? {} : { headers: { 'idempotency-key': key } });
  const teamsCalled = (name: string) => at.read.countBy(TeamEntity, { name });

  it('sent five times in sequence creates one team and answers the same team each time', async () => {
    const sent = body();
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await create(sent, 'one-by-one'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(await teamsCalled(sent.name)).toBe(1);
    const { team_id } = answers[0]?.json<{ team_id: number }>() ?? { team_id: 0 };
    expect(await at.read.countBy(TeamStaffEntity, { teamId: team_id })).toBe(1);
  });

  it('sent five times at once to two instances creates one team', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = body();
      const there = actors.own.through(second);
      const answers = await Promise.all(
        [actors.own, there, actors.own, there, actors.own].map((actor) => create(sent, `at-once-${round}`, actor)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
      expect(await teamsCalled(sent.name)).toBe(1);
    }
  });

  it('answers the present state of the team', async () => {
    const sent = body();
    const { team_id } = (await create(sent, 'by-now')).json<{ team_id: number }>();
    await build.athlete(at, { teamId: team_id });
    expect((await create(sent, 'by-now')).json()).toMatchObject({ team_id, athlete_count: 1 });
  });

  it('refuses the key with another body, and changes nothing', async () => {
    const [first, other] = [body(), body()];
    await create(first, 'reused');
    const refused = await create(other, 'reused');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'key_reused',
      error: 'This Idempotency-Key was sent with another request before.',
    });
    expect(await teamsCalled(other.name)).toBe(0);
    expect((await create(first, 'reused')).statusCode).toBe(201);
  });

  it('does not store the key of a refused call: after a correction it succeeds', async () => {
    const taken = body();
    await create(taken, undefined);
    expect((await create({ ...body(), name: taken.name }, 'refused-first')).statusCode).toBe(409);
    const corrected = body();
    expect((await create(corrected, 'refused-first')).statusCode).toBe(201);
    expect(await teamsCalled(corrected.name)).toBe(1);
  });

  it("is one coach's own: the same key of somebody else is another one", async () => {
    const [mine, theirs] = [body(), body()];
    await create(mine, 'shared');
    expect((await create(theirs, 'shared', actors.stranger)).statusCode).toBe(201);
    expect((await create(theirs, 'shared', actors.stranger)).statusCode).toBe(201);
    expect(await teamsCalled(theirs.name)).toBe(1);
  });

  it('does not answer a team that is out of reach in the meantime', async () => {
    const sent = body();
    const { team_id } = (await create(sent, 'left-the-team')).json<{ team_id: number }>();
    await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: team_id }));
    expect((await create(sent, 'left-the-team')).statusCode).toBe(404);
    expect(await teamsCalled(sent.name)).toBe(1);
  });

  it('counts for 24 hours, and no longer although it is still stored', async () => {
    const sent = body();
    await create(sent, 'a-day');
    at.clock.advance(24 * HOUR - 1);
    for (const actor of [actors.own, actors.stranger]) await actor.signIn();
    expect((await create(sent, 'a-day')).statusCode).toBe(201);
    at.clock.advance(2);
    const stored = () => at.read.countBy(IdempotencyKeyEntity, { keySha256: sha256('a-day') });
    expect(await stored()).toBe(1);
    expect((await create(sent, 'a-day')).json()).toMatchObject({ code: 'team_name_taken' });
    expect((await create(body(), 'a-day')).statusCode).toBe(201);
    expect(await stored()).toBe(1);
  });

  it('without a key, equal bodies are separate calls', async () => {
    const { name: _name, ...unnamed } = body();
    const [first, other] = [
      await create(unnamed, undefined),
      await create({ ...unnamed, registration_code: body().registration_code }, undefined),
    ];
    expect([first.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(first.json<{ team_id: number }>().team_id).not.toBe(other.json<{ team_id: number }>().team_id);
  });

  it.each(['', ' ', 'a b', 'ä', 'x'.repeat(201)])('refuses %j as a key', async (key) => {
    const refused = await create(body(), key);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: 'idempotency-key' }] });
  });

  it('stores keys only as hashes', async () => {
    await create(body(), 'my-secret-key');
    expect(JSON.stringify(await at.read.find(IdempotencyKeyEntity))).not.toContain('my-secret-key');
  });
});
