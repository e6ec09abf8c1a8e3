import type { OpenInvitation, TeamStaff } from '@touchline/contracts/staff.schema';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { CoachEntity } from '../../src/modules/coaches/index.js';
import { StaffInvitationEntity } from '../../src/modules/staff/index.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NEW = { name: 'Sam Newcomer', password: 'Different#2horse' };

describe('accepting an invitation', () => {
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

  const invited = (email: string, role: 'coach' | 'head_coach' = 'coach') =>
    build.invitation(at, { teamId: team.id, invitedById: actors.ownCoach.id, email, role });
  const createAccount = (token: string, partial: object = {}) =>
    new Actor(at).post('/api/staff-invitations/account', { token, ...NEW, ...partial });
  const accept = (actor: Actor, token: string) => actor.post('/api/staff-invitations/accept', { token });
  const read = async (token: string) =>
    (await new Actor(at).post('/api/staff-invitations/read', { token })).json<OpenInvitation>();
  const roles = async () =>
    (await actors.own.get(`/api/teams/${team.id}/staff`))
      .json<TeamStaff>()
      .staff.map(({ email, role }) => [email, role]);

  it('with an address that no coach has makes an account in the club, with which the coach signs in', async () => {
    const { token } = await invited('Sam@Club.test', 'head_coach');
    expect((await createAccount(token)).statusCode).toBe(204);
    const sam = await at.read.findOneByOrFail(CoachEntity, { emailKey: 'sam@club.test' });
    expect(sam).toMatchObject({
      institutionId: actors.ownCoach.institutionId,
      name: NEW.name,
      email: 'Sam@Club.test',
      role: 'Head coach',
      phone: null,
      disabledAt: null,
    });
    expect(sam.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await roles()).toContainEqual(['Sam@Club.test', 'head_coach']);
    expect(await at.read.count(StaffInvitationEntity)).toBe(0);

    const actor = new Actor(at, sam);
    expect((await actor.signIn(NEW.password)).statusCode).toBe(200);
    expect((await actor.get('/api/teams')).json()).toMatchObject([{ team_id: team.id, role: 'head_coach' }]);
    expect((await createAccount(token)).json()).toMatchObject({ code: 'link_invalid' });
    const entries = await at.read.findBy(SecurityEntryEntity, { event: 'invitation_accepted' });
    expect(entries).toMatchObject([
      { coachId: sam.id, byCoachId: actors.ownCoach.id, teamId: team.id, role: 'head_coach', network: '127.0.0.0/24' },
    ]);
  });

  it.each([
    ['Abc', 'Password must be at least 8 characters.'],
    ['abcdefg1', 'Password must contain at least one symbol.'],
    ['Password1!', 'Password is too common.'],
  ])('with the password %s is refused, and the link stays usable', async (password, message) => {
    const { token } = await invited('sam@club.test');
    const answer = await createAccount(token, { password });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: [{ path: 'password', message }] }]);
    expect((await createAccount(token, { name: ' ' })).json()).toMatchObject({ fields: [{ path: 'name' }] });
    expect((await createAccount(token)).statusCode).toBe(204);
  });

  it('with the address of a colleague needs their sign-in, and keeps the account as it is', async () => {
    const { coach } = actors.colleague;
    const { token } = await invited(coach?.email.toUpperCase() ?? '');
    expect((await read(token)).has_account).toBe(true);
    expect((await createAccount(token)).json()).toMatchObject({ code: 'account_exists' });
    expect((await accept(new Actor(at), token)).statusCode).toBe(401);
    const answer = await accept(actors.colleague, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { team_id: team.id, team_name: 'Under 16' }]);
    expect(await roles()).toContainEqual([coach?.email, 'coach']);
    expect(await at.read.findOneBy(CoachEntity, { id: coach?.id ?? 0 })).toEqual(coach);
    expect((await accept(actors.colleague, token)).statusCode).toBe(404);
  });

  it('with the address of somebody else is answered like an unknown link', async () => {
    const { token } = await invited('sam@club.test');
    const unknown = await accept(actors.colleague, 'x'.repeat(43));
    for (const actor of [actors.own, actors.colleague, actors.stranger])
      expect((await accept(actor, token)).payload).toBe(unknown.payload);
    expect((await read(token)).email).toBe('sam@club.test');
  });

  it('with an account of another club is refused to that coach alone, and moves nobody', async () => {
    const { token } = await invited(actors.strangerCoach.email);
    // As for a colleague: the coach who invited could open the link, too.
    expect((await read(token)).has_account).toBe(true);
    expect((await createAccount(token)).json()).toMatchObject({ code: 'account_exists' });
    const answer = await accept(actors.stranger, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'other_institution' }]);
    expect(await at.read.countBy(TeamStaffEntity, { coachId: actors.strangerCoach.id })).toBe(0);
    expect((await at.read.findOneByOrFail(CoachEntity, { id: actors.strangerCoach.id })).institutionId).toBe(
      actors.strangerCoach.institutionId,
    );
  });

  it('by somebody who has joined the staff meanwhile keeps their role', async () => {
    const { coach } = actors.colleague;
    const { token } = await invited(coach?.email ?? '', 'head_coach');
    await build.staff(at, { teamId: team.id, coachId: coach?.id ?? 0, role: 'viewer' });
    const answer = await accept(actors.colleague, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'already_on_staff', message: 'You are on the staff of Under 16 already, as Viewer.' },
    ]);
    expect(await roles()).toContainEqual([coach?.email, 'viewer']);
  });

  it('ends with the team', async () => {
    const { token } = await invited('sam@club.test');
    expect((await actors.own.delete(`/api/teams/${team.id}`)).statusCode).toBe(204);
    expect((await createAccount(token)).statusCode).toBe(404);
  });

  it('slows down who tries links that do not work', async () => {
    const { token } = await invited('sam@club.test');
    const guess = (guessed: string) => new Actor(at).post('/api/staff-invitations/read', { token: guessed });
    for (let no = 0; no < 120; no += 1) expect((await guess(`wrong ${no}`)).statusCode).toBe(404);
    expect((await guess('wrong again')).statusCode).toBe(429);
    expect((await createAccount(token)).statusCode).toBe(429);
    at.clock.advance(3600);
    expect((await createAccount(token)).statusCode).toBe(204);
  });
});
