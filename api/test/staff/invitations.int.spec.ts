import type { InvitedStaff, OpenInvitation, TeamStaff } from '@touchline/contracts/staff.schema';
import { INVITATIONS_MAX } from '@touchline/contracts/staff-rules';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AttemptLimiter } from '../../src/common/limits/attempt-limiter.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { CoachEntity } from '../../src/modules/coaches/index.js';
import { StaffInvitationEntity } from '../../src/modules/staff/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, ORIGIN, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3600;

describe('an invitation to the staff of a team', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN } });
  });
  beforeEach(async () => {
    await at.empty();
    mailbox.received.length = 0;
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Under 16' });
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const settled = () => at.app.get(AfterAnswer).idle();
  const path = () => `/api/teams/${team.id}/invitations`;
  const send = async (partial: object = {}, actor = actors.own) => {
    const answer = await actor.post(path(), { email: 'sam@club.test', role: 'coach', by: 'screen', ...partial });
    await settled();
    return answer;
  };
  const invite = async (partial: object = {}) => {
    const answer = await send(partial);
    expect([answer.statusCode, answer.payload.slice(0, 200)]).toMatchObject([200, expect.anything()]);
    return answer.json<InvitedStaff>();
  };
  const read = (token: string | null) => new Actor(at).post('/api/staff-invitations/read', { token });
  const waiting = async () =>
    (await actors.own.get(`/api/teams/${team.id}/staff`)).json<TeamStaff>().invitations.map(({ email }) => email);
  const mailedToken = () =>
    /\/invitation#token=([\w-]{43})$/m.exec(mailbox.received.at(-1)?.mail.text ?? '')?.[1] ?? '';

  it('is a link with a random token, of which the hash is stored, for three days', async () => {
    const { invitation, token, replaced } = await invite({ name: 'Sam' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const expires_at = new Date(at.clock.now().getTime() + 72 * HOUR * 1000).toISOString();
    const { name: invited_by } = actors.ownCoach;
    expect([invitation, replaced]).toMatchObject([
      { email: 'sam@club.test', name: 'Sam', role: 'coach', invited_by, expires_at },
      false,
    ]);
    const stored = await at.read.findOneByOrFail(StaffInvitationEntity, {});
    expect(stored.tokenSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await read(token)).json<OpenInvitation>()).toEqual({
      club_name: expect.any(String) as string,
      team_name: 'Under 16',
      role: 'coach',
      invited_by,
      email: 'sam@club.test',
      name: 'Sam',
      expires_at,
      has_account: false,
    });
    expect(mailbox.received).toEqual([]);
  });

  it('goes by mail to the address, and names club, team, role, inviter and the end in the zone of the club', async () => {
    const { token } = await invite({ by: 'mail', role: 'attendance_only' });
    expect(token).toBeNull();
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([['sam@club.test']]);
    const text = mailbox.received[0]?.mail.text ?? '';
    expect(text).toContain(`${actors.ownCoach.name} invites you to the staff of Under 16 at Institution`);
    expect(text).toContain(
      'Your role: Attendance only. Sees the names of athletes and the plan, and takes attendance.',
    );
    expect(text).toMatch(/^The link works once, until \w+day, \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)\.$/m);
    expect((await read(mailedToken())).json<OpenInvitation>().role).toBe('attendance_only');
  });

  it('that is sent again replaces the one before, whose link and waiting mail end', async () => {
    await mailbox.close();
    await invite({ by: 'mail' });
    await mailbox.open();
    const second = await invite({ email: 'SAM@club.test', role: 'viewer' });
    expect(second.replaced).toBe(true);
    at.clock.advance(60);
    await at.app.get(MailQueue).sendSoon();
    await settled();
    expect(mailbox.received).toEqual([]);
    expect((await read(second.token)).statusCode).toBe(200);

    const third = await invite();
    expect((await read(second.token)).statusCode).toBe(404);
    expect((await read(third.token)).statusCode).toBe(200);
    expect(await waiting()).toEqual(['sam@club.test']);
  });

  it('is answered alike when it is unknown, withdrawn, replaced, expired or of somebody who left', async () => {
    const reference = await read('x'.repeat(43));
    expect([reference.statusCode, reference.json()]).toMatchObject([404, { code: 'link_invalid' }]);
    const isGone = async (token: string | null) => {
      expect((await read(token)).payload).toBe(reference.payload);
      const made = await new Actor(at).post('/api/staff-invitations/account', {
        token,
        name: 'Sam',
        password: build.PASSWORD,
      });
      expect(made.payload).toBe(reference.payload);
    };

    const withdrawn = await invite();
    expect((await actors.own.delete(`${path()}/${withdrawn.invitation.id}`)).statusCode).toBe(204);
    expect((await actors.own.delete(`${path()}/${withdrawn.invitation.id}`)).statusCode).toBe(404);
    await isGone(withdrawn.token);

    const expired = await invite();
    at.clock.advance(72 * HOUR - 1);
    expect((await read(expired.token)).statusCode).toBe(200);
    at.clock.advance(1);
    await isGone(expired.token);
    expect(await at.read.count(StaffInvitationEntity)).toBe(1);
    await runHousekeeping(at);
    expect(await at.read.count(StaffInvitationEntity)).toBe(0);
  });

  it('ends with the role of whoever sent it, and while they are disabled', async () => {
    const { id: coachId } = actors.colleague.coach ?? { id: 0 };
    await build.staff(at, { teamId: team.id, coachId, role: 'head_coach' });
    const { token } = (await send({}, actors.colleague)).json<InvitedStaff>();
    const staff = `/api/teams/${team.id}/staff/${coachId}`;
    const disable = (disabledAt: Date | null) =>
      at.write((tx) => tx.update(CoachEntity, { id: coachId }, { disabledAt }));
    await disable(at.clock.now());
    expect((await read(token)).statusCode).toBe(404);
    await disable(null);
    expect((await read(token)).statusCode).toBe(200);
    expect((await actors.own.put(staff, { role: 'coach', if_role: 'head_coach' })).json()).toMatchObject({
      invitations: 1,
    });
    expect((await read(token)).statusCode).toBe(404);

    // Also when the row is still there.
    const kept = await build.invitation(at, { teamId: team.id, invitedById: coachId });
    expect((await read(kept.token)).statusCode).toBe(404);
    expect(await waiting()).toEqual([]);
  });

  it('of somebody on the staff is refused with their name and role, and tells nothing of coaches elsewhere', async () => {
    const own = await send({ email: actors.ownCoach.email.toUpperCase() });
    expect([own.statusCode, own.json()]).toMatchObject([
      409,
      {
        code: 'already_on_staff',
        message: `${actors.ownCoach.name} is on the staff already, as Head coach. Change the role in the list.`,
      },
    ]);
    const shapeOf = ({ invitation, ...rest }: InvitedStaff) => [
      Object.keys(invitation),
      Object.keys(rest),
      rest.replaced,
    ];
    const unknown = shapeOf(await invite());
    expect(shapeOf(await invite({ email: actors.strangerCoach.email }))).toEqual(unknown);
    expect(shapeOf(await invite({ email: actors.colleague.coach?.email }))).toEqual(unknown);
  });

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ email: 'two@club.test, sam@club.test' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ name: 'two\nlines' }, 'name'],
    [{ by: 'pigeon' }, 'by'],
  ])('is refused with %j', async (wrong, field) => {
    const answer = await send(wrong);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: [{ path: field }] }]);
  });

  it('is one of at most fifty that wait, and a repeated one still has room', async () => {
    for (let no = 1; no < INVITATIONS_MAX; no += 1)
      await build.invitation(at, { teamId: team.id, invitedById: actors.ownCoach.id });
    await invite();
    const full = await send({ email: 'more@club.test' });
    expect([full.statusCode, full.json()]).toMatchObject([409, { code: 'invitations_full' }]);
    expect((await invite()).replaced).toBe(true);
  });

  it('is mailed at most three times a day to one mailbox', async () => {
    for (let no = 0; no < 3; no += 1) await invite({ by: 'mail' });
    const late = await send({ by: 'mail', email: 'sam+1@club.test' });
    expect([late.statusCode, late.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect((await send()).statusCode).toBe(200);
  });

  it('is mailed at most a hundred times a day by one coach', async () => {
    const limit = { key: `invitations:coach:${actors.ownCoach.id}`, limit: 100, windowSeconds: 24 * HOUR };
    for (let no = 1; no < 100; no += 1) await at.app.get(AttemptLimiter).reserve([limit]);
    await invite({ by: 'mail' });
    expect((await send({ by: 'mail', email: 'last@club.test' })).statusCode).toBe(429);
    at.clock.advance(24 * HOUR);
    await actors.own.admit();
    await invite({ by: 'mail', email: 'last@club.test' });
  });

  it('is in the security log, without the address', async () => {
    const { invitation } = await invite();
    await actors.own.delete(`${path()}/${invitation.id}`);
    const entries = await at.read.find(SecurityEntryEntity);
    const own = { coachId: actors.ownCoach.id, byCoachId: null, teamId: team.id, network: '127.0.0.0/24' };
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'staff_invited', role: 'coach', ...own }),
        expect.objectContaining({ event: 'invitation_withdrawn', role: null, ...own }),
      ]),
    );
  });

  it('without a mail server is shown, and not mailed', async () => {
    const silent = await createTestApp();
    const people = await createActors(silent);
    const { id } = await build.team(silent, people.ownCoach);
    const ask = (by: string) =>
      people.own.post(`/api/teams/${id}/invitations`, { email: 'sam@club.test', role: 'coach', by });
    expect((await ask('mail')).json()).toMatchObject({ code: 'mail_unavailable' });
    expect((await ask('screen')).statusCode).toBe(200);
    await silent.close();
  });
});
