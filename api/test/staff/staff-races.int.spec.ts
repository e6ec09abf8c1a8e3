import { CoachEntity } from '../../src/modules/coaches/index.js';
import { StaffInvitationEntity } from '../../src/modules/staff/index.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

describe('the staff of a team, changed at the same moment', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(() => at.close());

  async function headCoaches(count: number): Promise<Actor[]> {
    const others: Actor[] = [];
    while (others.length < count) {
      const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
      await build.staff(at, { teamId: team.id, coachId: coach.id, role: 'head_coach' });
      const actor = new Actor(at, coach);
      await actor.admit();
      others.push(actor);
    }
    return others;
  }
  const pathOf = (actor: Actor | undefined) => `/api/teams/${team.id}/staff/${actor?.coach?.id}`;
  const administrators = () => at.read.countBy(TeamStaffEntity, { teamId: team.id, role: 'head_coach' });
  const statuses = async (calls: ReturnType<Actor['get']>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();

  it('two administrators who end each other: one of them stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await headCoaches(2);
      await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: team.id, coachId: actors.ownCoach.id }));
      expect(
        await statuses([first?.delete(pathOf(second)), second?.delete(pathOf(first))].flatMap((c) => c ?? [])),
      ).toEqual([200, 404]);
      expect(await administrators()).toBe(1);
      await at.write((tx) => tx.delete(TeamStaffEntity, { teamId: team.id }));
    }
  });

  it('all administrators leave, or lower themselves: the last one is refused', async () => {
    const all = [actors.own, ...(await headCoaches(WRITERS - 1))];
    const answers = await statuses(
      all.map((actor, at) =>
        at % 2 === 0
          ? actor.delete(pathOf(actor))
          : actor.put(pathOf(actor), { role: 'viewer', if_role: 'head_coach' }),
      ),
    );
    expect(answers).toEqual([...Array<number>(WRITERS - 1).fill(200), 409]);
    expect(await administrators()).toBe(1);
  });

  it('one invitation is accepted once, however often it is sent', async () => {
    const { token } = await build.invitation(at, { teamId: team.id, invitedById: actors.ownCoach.id });
    const body = { token, name: 'Sam', password: build.PASSWORD };
    const answers = await statuses(
      Array.from({ length: 4 }, () => new Actor(at).post('/api/staff-invitations/account', body)),
    );
    // The others find the account, or the invitation gone.
    expect([answers[0], answers.filter((status) => status === 204).length]).toEqual([204, 1]);
    expect(answers.slice(1).every((status) => [404, 409].includes(status))).toBe(true);
    expect(await at.read.countBy(CoachEntity, { name: 'Sam' })).toBe(1);
    expect(await at.read.countBy(TeamStaffEntity, { teamId: team.id })).toBe(2);
    expect(await at.read.count(StaffInvitationEntity)).toBe(0);
  });

  it('one address that accepts for two teams has one account, and signs in for the other team', async () => {
    const other = await build.team(at, actors.ownCoach);
    const email = 'sam@club.test';
    for (let round = 0; round < 3; round += 1) {
      const invitations = await Promise.all(
        [team, other].map(({ id }) => build.invitation(at, { teamId: id, invitedById: actors.ownCoach.id, email })),
      );
      const answers = await statuses(
        invitations.map(({ token }) =>
          new Actor(at).post('/api/staff-invitations/account', { token, name: 'Sam', password: build.PASSWORD }),
        ),
      );
      expect(answers).toEqual([204, 409]);
      expect(await at.read.countBy(CoachEntity, { name: 'Sam' })).toBe(1);
      await at.write((tx) => tx.delete(CoachEntity, { name: 'Sam' }));
      await at.write((tx) => tx.createQueryBuilder().delete().from(StaffInvitationEntity).execute());
    }
  });

  it('an address that is invited by all at once has one invitation', async () => {
    const all = [actors.own, ...(await headCoaches(WRITERS - 1))];
    const body = { email: 'sam@club.test', role: 'coach', by: 'screen' };
    expect(await statuses(all.map((actor) => actor.post(`/api/teams/${team.id}/invitations`, body)))).toEqual(
      all.map(() => 200),
    );
    expect(await at.read.count(StaffInvitationEntity)).toBe(1);
  });
});
