import type { Team } from '@touchline/contracts/teams.schema';
import { todayIn } from '../../src/common/time/local-time.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { TeamEntity, TeamStaffEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_S = 86_400;

describe('deleting a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Old Boys' });
  });
  afterAll(() => at.close());

  const remove = (id: number | string = team.id, actor: Actor = actors.own) => actor.delete(`/api/teams/${id}`);
  const names = async (actor: Actor = actors.own) =>
    (await actor.get('/api/teams')).json<Team[]>().map(({ name }) => name);

  it('removes an empty team for all its coaches, once', async () => {
    const second = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    await build.staff(at, { teamId: team.id, coachId: second.id });
    const colleague = new Actor(at, second);
    await colleague.signIn();
    expect(await names(colleague)).toEqual(['Old Boys']);
    const answer = await remove();
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    expect([await names(), await names(colleague)]).toEqual([[], []]);
    expect(await at.read.countBy(TeamStaffEntity, { teamId: team.id })).toBe(0);
    const again = await remove();
    expect([again.statusCode, again.payload]).toEqual([404, (await remove(987_654_321)).payload]);
  });

  it('frees its name and code', async () => {
    await remove();
    expect(
      (
        await actors.own.post('/api/teams', {
          sport: 'Judo (M)',
          name: 'old boys',
          registration_code: `D${String(actors.ownCoach.id).padStart(7, '0')}`,
          code_expires_at: at.clock.now().toISOString(),
        })
      ).statusCode,
    ).toBe(201);
  });

  it('is refused while anything belongs to the team, and the answer says what', async () => {
    await build.athlete(at, { teamId: team.id });
    await build.athlete(at, { teamId: team.id });
    await build.athlete(at, { teamId: team.id, archivedAt: at.clock.now() });
    const event = await build.event(at, { teamId: team.id, date: '2026-01-05' });
    await build.pending(at, { teamId: team.id });
    const answer = await remove();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'team_not_empty',
      error:
        'Old Boys has 2 athletes, 1 former athlete, 1 event and 1 pending registration, and only an empty team can be deleted.',
    });
    expect(event.teamId).toBe(team.id);
    expect(await names()).toEqual(['Old Boys']);
  });

  it.each([
    ['an athlete', '1 athlete', (teamId: number) => build.athlete(at, { teamId })],
    [
      'a former athlete',
      '1 former athlete',
      (teamId: number) => build.athlete(at, { teamId, archivedAt: at.clock.now() }),
    ],
    ['an event', '1 event', (teamId: number) => build.event(at, { teamId, date: '2026-01-05' })],
    ['a registration that waits', '1 pending registration', (teamId: number) => build.pending(at, { teamId })],
  ])('is refused for %s alone', async (_what, contents, make) => {
    await make(team.id);
    const answer = await remove();
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      409,
      `Old Boys has ${contents}, and only an empty team can be deleted.`,
    ]);
  });

  it('deletes answered and expired registrations with the team', async () => {
    await build.pending(at, { teamId: team.id, status: 'declined', pendingKey: null, handledAt: at.clock.now() });
    await build.pending(at, { teamId: team.id, createdAt: new Date(at.clock.now().getTime() - 30 * DAY_S * 1000) });
    expect((await remove()).statusCode).toBe(204);
    expect(await at.read.countBy(PendingAthleteEntity, { teamId: team.id })).toBe(0);
  });

  it('works after its athletes moved to another team on their first day', async () => {
    const other = await build.team(at, actors.ownCoach, { name: 'New Boys' });
    const athlete = await build.athlete(at, { teamId: team.id, joinedOn: todayIn('UTC', at.clock.now()) });
    expect((await remove()).statusCode).toBe(409);
    expect((await actors.own.put(`/api/athletes/${athlete.id}`, { team_id: other.id })).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(204);
    expect(await names()).toEqual(['New Boys']);
  });

  it('never deletes an athlete who moves into the team at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [from, to] = [await build.team(at, actors.ownCoach), await build.team(at, actors.ownCoach)];
      const athlete = await build.athlete(at, { teamId: from.id });
      const [moved, removed] = await Promise.all([
        actors.own.put(`/api/athletes/${athlete.id}`, { team_id: to.id }),
        remove(to.id),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([moved.statusCode, removed.statusCode]);
      expect(
        (await actors.own.get(`/api/athletes/list?team_id=${moved.statusCode === 200 ? to.id : from.id}`)).json(),
      ).toMatchObject([{ athlete_id: athlete.id }]);
    }
  });

  it('answers the same for a foreign, a colleague’s and an unknown team, and deletes nothing', async () => {
    const unknown = await remove(987_654_321);
    for (const actor of [actors.colleague, actors.stranger])
      expect((await remove(team.id, actor)).payload).toBe(unknown.payload);
    expect((await remove(team.id, actors.anonymous)).statusCode).toBe(401);
    for (const id of ['0', '-1', 'x']) expect((await remove(id)).statusCode).toBe(400);
    expect(await names()).toEqual(['Old Boys']);
  });
});
