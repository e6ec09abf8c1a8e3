import { STAFF_ROLES, type StaffRole } from '@touchline/contracts/permissions';
import type { EndedRole, TeamStaff } from '@touchline/contracts/staff.schema';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { AthleteLinkEntity } from '../../src/modules/athlete-access/index.js';
import { CoachEntity } from '../../src/modules/coaches/index.js';
import { StaffInvitationEntity } from '../../src/modules/staff/index.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the staff of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Under 16' });
  });
  afterAll(() => at.close());

  const path = (coach?: CoachEntity) => `/api/teams/${team.id}/staff${coach ? `/${coach.id}` : ''}`;
  const list = async (actor = actors.own) => (await actor.get(path())).json<TeamStaff>();
  /** A colleague with this role, signed in. */
  async function colleague(role: StaffRole, name: string = role): Promise<Actor & { coach: CoachEntity }> {
    const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId, name });
    await build.staff(at, { teamId: team.id, coachId: coach.id, role });
    const actor = new Actor(at, coach);
    await actor.admit();
    return actor as Actor & { coach: CoachEntity };
  }
  const change = (actor: Actor, coach: CoachEntity, role: StaffRole, seen: StaffRole) =>
    actor.put(path(coach), { role, if_role: seen });
  const rolesOf = async () => (await list()).staff.map(({ name, role }) => `${name}: ${role}`);
  const events = async () =>
    (await at.read.find(SecurityEntryEntity, { order: { at: 'ASC' } })).map(
      ({ event, coachId, byCoachId, teamId, role, network }) => ({ event, coachId, byCoachId, teamId, role, network }),
    );

  it('is listed by name, with role and address, and who waits to join', async () => {
    const zoe = await colleague('viewer', 'Zoe');
    const ann = await colleague('medical', 'Ann');
    await at.write((tx) => tx.update(CoachEntity, { id: ann.coach.id }, { disabledAt: at.clock.now() }));
    const invited = { teamId: team.id, invitedById: actors.ownCoach.id };
    const waiting = await build.invitation(at, { ...invited, email: 'sam@club.test', name: 'Sam', role: 'medical' });
    await build.invitation(at, { ...invited, expiresAt: at.clock.now() });
    const { id: coach_id, name, email } = actors.ownCoach;
    expect(await list()).toEqual({
      team_name: 'Under 16',
      role: 'head_coach',
      staff: [
        { coach_id: ann.coach.id, name: 'Ann', email: ann.coach.email, role: 'medical', disabled: true },
        { coach_id, name, email, role: 'head_coach', disabled: false },
        { coach_id: zoe.coach.id, name: 'Zoe', email: zoe.coach.email, role: 'viewer', disabled: false },
      ],
      invitations: [
        {
          id: waiting.id,
          email: 'sam@club.test',
          name: 'Sam',
          role: 'medical',
          invited_by: name,
          expires_at: waiting.expiresAt.toISOString(),
        },
      ],
    });
  });

  it('is shown and changed by those alone who administer the team, also about themselves', async () => {
    for (const role of STAFF_ROLES.filter((each) => each !== 'head_coach')) {
      const other = await colleague(role);
      const answers = [
        await other.get(path()),
        await change(other, other.coach, 'head_coach', role),
        await other.delete(path(actors.ownCoach)),
        await other.post(`/api/teams/${team.id}/invitations`, { email: 'a@club.test', role: 'viewer', by: 'screen' }),
        await other.delete(`/api/teams/${team.id}/invitations/1`),
      ];
      expect(answers.map((answer) => [role, answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
        answers.map(() => [role, 403, 'not_permitted']),
      );
    }
    for (const foreign of [actors.colleague, actors.stranger]) expect((await foreign.get(path())).statusCode).toBe(404);
  });

  it('gets another role, which holds from the next call on', async () => {
    const bo = await colleague('viewer', 'Bo');
    expect((await bo.get(path())).statusCode).toBe(403);
    expect((await change(actors.own, bo.coach, 'head_coach', 'viewer')).statusCode).toBe(200);
    expect((await bo.get(path())).statusCode).toBe(200);
    expect((await bo.get('/api/teams')).json<{ role: string }[]>().map(({ role }) => role)).toEqual(['head_coach']);
    // The answer got lost, and the call is sent again.
    expect((await change(actors.own, bo.coach, 'head_coach', 'viewer')).statusCode).toBe(200);
    expect(await events()).toEqual([
      {
        event: 'role_changed',
        coachId: bo.coach.id,
        byCoachId: actors.ownCoach.id,
        teamId: team.id,
        role: 'head_coach',
        network: '127.0.0.0/24',
      },
    ]);
  });

  it('keeps a role that somebody else has changed since', async () => {
    const bo = await colleague('medical', 'Bo');
    const answer = await change(actors.own, bo.coach, 'viewer', 'coach');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'staff_changed', message: 'Bo is Medical by now. Look at the list again.' },
    ]);
    expect(await rolesOf()).toContain('Bo: medical');
  });

  it('loses what they made with the administration of the team', async () => {
    const bo = await colleague('head_coach', 'Bo');
    const { id: athleteId } = await build.athlete(at, { teamId: team.id });
    await bo.post('/api/athlete-access/links', { athlete_ids: [athleteId], by: 'screen' });
    await bo.post(`/api/teams/${team.id}/invitations`, { email: 'a@club.test', role: 'viewer', by: 'screen' });
    const answer = await change(bo, bo.coach, 'viewer', 'head_coach');
    expect(answer.json<EndedRole>()).toEqual({ links: 1, invitations: 1, feed: false });
    expect(await at.read.count(StaffInvitationEntity)).toBe(0);
    expect((await at.read.findOneByOrFail(AthleteLinkEntity, { athleteId })).expiresAt).toEqual(at.clock.now());
    // Nobody raises themselves.
    expect((await change(bo, bo.coach, 'head_coach', 'viewer')).statusCode).toBe(403);
  });

  it('ends with links, invitations and the feed, from the next call on', async () => {
    const bo = await colleague('head_coach', 'Bo');
    const { id: athleteId } = await build.athlete(at, { teamId: team.id });
    await bo.post('/api/athlete-access/links', { athlete_ids: [athleteId], by: 'screen' });
    await bo.post(`/api/teams/${team.id}/invitations`, { email: 'a@club.test', role: 'viewer', by: 'screen' });
    const feed = (await bo.post('/api/calendar/feed', { team_id: team.id })).json<{ path: string }>().path;
    expect((await bo.get(`/api/athletes/wellness?athlete_id=${athleteId}`)).statusCode).toBe(200);

    const answer = await actors.own.delete(path(bo.coach));
    expect([answer.statusCode, answer.json()]).toEqual([200, { links: 1, invitations: 1, feed: true }]);
    expect((await bo.get(path())).statusCode).toBe(404);
    expect((await bo.get(`/api/athletes/wellness?athlete_id=${athleteId}`)).statusCode).toBe(404);
    expect((await bo.get('/api/coach/me')).statusCode).toBe(200);
    expect((await actors.anonymous.get(feed)).statusCode).toBe(404);
    expect(await rolesOf()).toEqual([`${actors.ownCoach.name}: head_coach`]);
    expect((await actors.own.delete(path(bo.coach))).statusCode).toBe(404);
    expect((await events()).find(({ event }) => event === 'role_ended')).toMatchObject({
      coachId: bo.coach.id,
      byCoachId: actors.ownCoach.id,
      teamId: team.id,
      role: 'head_coach',
    });
  });

  it('keeps the feed where that is asked for', async () => {
    const bo = await colleague('viewer', 'Bo');
    const feed = (await actors.own.post('/api/calendar/feed', { team_id: team.id })).json<{ path: string }>().path;
    const answer = await actors.own.delete(`${path(bo.coach)}?feed=keep`);
    expect(answer.json()).toEqual({ links: 0, invitations: 0, feed: false });
    expect((await actors.anonymous.get(feed)).statusCode).toBe(200);
    expect((await actors.own.delete(`${path(bo.coach)}?feed=no`)).statusCode).toBe(400);
  });

  it('never loses the last person who administers the team and can sign in', async () => {
    const refused = async (call: ReturnType<Actor['get']>) => {
      const answer = await call;
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'last_administrator' }]);
    };
    const own = actors.ownCoach;
    await colleague('coach', 'Bo');
    await refused(actors.own.delete(path(own)));
    await refused(change(actors.own, own, 'viewer', 'head_coach'));

    const ann = await colleague('head_coach', 'Ann');
    await at.write((tx) => tx.update(CoachEntity, { id: ann.coach.id }, { disabledAt: at.clock.now() }));
    await refused(actors.own.delete(path(own)));
    // The disabled one may be ended: the other one stays.
    expect((await actors.own.delete(path(ann.coach))).statusCode).toBe(200);

    const kim = await colleague('head_coach', 'Kim');
    expect((await actors.own.delete(path(own))).statusCode).toBe(200);
    expect((await actors.own.get(path())).statusCode).toBe(404);
    await refused(kim.delete(path(kim.coach)));
    const ended = (await events()).filter(({ event }) => event === 'role_ended');
    expect(new Set(ended.map(({ byCoachId }) => byCoachId))).toEqual(new Set([own.id, null]));
  });

  it('of another institution is never touched', async () => {
    const theirs = await build.team(at, actors.strangerCoach);
    expect((await actors.own.delete(path(actors.strangerCoach))).statusCode).toBe(404);
    expect((await change(actors.own, actors.strangerCoach, 'viewer', 'head_coach')).statusCode).toBe(404);
    expect((await actors.own.delete(`/api/teams/${theirs.id}/staff/${actors.strangerCoach.id}`)).statusCode).toBe(404);
    expect(await at.read.countBy(TeamStaffEntity, { teamId: theirs.id })).toBe(1);
  });

  it('is listed in the security log in words', async () => {
    const bo = await colleague('viewer', 'Bo');
    await change(actors.own, bo.coach, 'coach', 'viewer');
    at.clock.advance(1);
    await actors.own.delete(path(bo.coach));
    const by = `${actors.ownCoach.name} <${actors.ownCoach.email}>`;
    expect(
      (await outputOf(at, ['audit', '--email', bo.coach.email])).split('\n').map((line) => line.slice(26)),
    ).toEqual([
      `got another role on the staff of Under 16 (${team.id}), as Coach, by ${by}, from 127.0.0.0/24  Bo <${bo.coach.email}>`,
      `left the staff of Under 16 (${team.id}), as Coach, by ${by}, from 127.0.0.0/24  Bo <${bo.coach.email}>`,
    ]);
  });
});
