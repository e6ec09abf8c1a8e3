import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { hashToken, newToken } from '../../src/common/auth/secret-token.js';
import { hashAthleteKey, newAthleteKey } from '../../src/common/auth/athlete-key.js';
import { replaceLinks } from '../../src/modules/athlete-access/links/links.writer.js';
import { ApiKeyEntity, CoachEntity, SessionEntity } from '../../src/modules/coaches/index.js';
import { PasswordHasherService } from '../../src/modules/coaches/passwords/password-hasher.service.js';
import { PasswordResetEntity } from '../../src/modules/coaches/passwords/password-reset.entity.js';
import { startSessionAfterSignIn } from '../../src/modules/coaches/sessions/sessions.writer.js';
import { TeamStaffEntity, type TeamEntity } from '../../src/modules/teams/index.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { Actor, createActors, ORIGIN, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import { createAppCaller } from '../support/app-caller.js';
import { outputOf } from '../support/coach-command.js';
import * as build from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const NEW = 'Different#2horse';

describe('access that an administrator ends', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let email: string;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp({ settings: { SMTP_URL: await mailbox.open(), PUBLIC_URL: ORIGIN } });
  });
  beforeEach(async () => {
    await at.empty();
    mailbox.received.length = 0;
    actors = await createActors(at);
    email = actors.ownCoach.email;
    team = await build.team(at, actors.ownCoach, { name: 'Under 16' });
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const run = (...words: string[]) => outputOf(at, words);
  const disable = (...more: string[]) => run('disable', '--email', email, ...more);
  const leave = (...more: string[]) => run('leave-team', '--email', email, '--team', 'under 16', ...more);
  const feedOf = async (actor: Actor) =>
    (await actor.post('/api/calendar/feed', { team_id: team.id })).json<{ path: string }>().path;
  const status = async (path: string) => (await actors.anonymous.get(path)).statusCode;
  const forgot = async () => {
    const answer = await actors.anonymous.post('/api/coach/forgot-password', { email });
    await at.app.get(AfterAnswer).idle();
    return answer;
  };
  /** A mailed link that was not used yet. */
  const linkFor = async (coachId: number) => {
    const token = newToken();
    const now = at.clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await at.write((tx) =>
      tx.insert(PasswordResetEntity, { tokenSha256: hashToken(token), coachId, createdAt: now, expiresAt }),
    );
    return token;
  };

  describe('by disable', () => {
    it('ends every session at the next call, on every instance', async () => {
      const beside = await createInstanceBeside(at);
      const elsewhere = new Actor(beside, actors.ownCoach);
      await elsewhere.admit();
      expect((await elsewhere.get('/api/teams')).statusCode).toBe(200);
      expect(await disable()).toContain('can no longer sign in');
      expect((await actors.own.get('/api/teams')).statusCode).toBe(401);
      expect((await elsewhere.get('/api/teams')).statusCode).toBe(401);
      expect((await actors.colleague.get('/api/teams')).statusCode).toBe(200);
      await beside.close();
    });

    it('refuses a session that is stored all the same', async () => {
      await disable();
      await actors.own.admit();
      expect(await at.read.countBy(SessionEntity, { coachId: actors.ownCoach.id })).toBe(1);
      expect((await actors.own.get('/api/teams')).statusCode).toBe(401);
    });

    it('answers the right password like a wrong one, and like an unknown address', async () => {
      await disable();
      const right = await new Actor(at, actors.ownCoach).signIn();
      const unknown = await actors.anonymous.post('/api/coach/login', { email: 'nobody@club.test', password: 'wrong' });
      expect(right.statusCode).toBe(401);
      expect(right.payload).toBe(unknown.payload);
      expect(right.headers['set-cookie']).toBeUndefined();
    });

    it('checks the password all the same, so that the refusal takes as long', async () => {
      await disable();
      const verify = jest.spyOn(at.app.get(PasswordHasherService), 'verify');
      await onOneInstance(() => new Actor(at, actors.ownCoach).signIn());
      expect(verify.mock.calls).toEqual([[actors.ownCoach.passwordHash, build.PASSWORD]]);
      verify.mockRestore();
    });

    it('gives no session to a sign-in that verified the password before', async () => {
      const hasher = at.app.get(PasswordHasherService);
      const verify = hasher.verify.bind(hasher);
      const disabledMeanwhile = jest.spyOn(hasher, 'verify').mockImplementation(async (hash, password) => {
        const matches = await verify(hash, password);
        await disable();
        return matches;
      });
      const answer = await onOneInstance(() => new Actor(at, actors.ownCoach).signIn());
      disabledMeanwhile.mockRestore();
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
      expect(await at.read.countBy(SessionEntity, { coachId: actors.ownCoach.id })).toBe(0);
    });

    it('leaves no session to sign-ins at the same moment', async () => {
      const { id: coachId, institutionId, passwordHash } = actors.ownCoach;
      const signIn = () =>
        at.write((tx) =>
          startSessionAfterSignIn(
            tx,
            { coachId, institutionId, passwordHash },
            { address: '203.0.113.1', replacedToken: undefined },
            at.clock.now(),
          ),
        );
      const before = Array.from({ length: WRITERS }, signIn);
      const disabled = disable();
      await Promise.all([...before, disabled, ...Array.from({ length: WRITERS }, signIn)]);
      expect(await signIn()).toBeNull();
      expect(await at.read.countBy(SessionEntity, { coachId })).toBe(0);
    });

    it('changes no password for a session that ends meanwhile', async () => {
      const hasher = at.app.get(PasswordHasherService);
      const hash = hasher.hash.bind(hasher);
      const disabledMeanwhile = jest.spyOn(hasher, 'hash').mockImplementation(async (password) => {
        await disable();
        return hash(password);
      });
      const body = { coach_id: actors.ownCoach.id, password: NEW };
      const answer = await onOneInstance(() => actors.own.post('/api/coach/update-password', body));
      expect(answer.statusCode).toBe(401);
      disabledMeanwhile.mockRestore();
      const stored = await at.read.findOneByOrFail(CoachEntity, { email });
      expect(stored.passwordHash).toBe(actors.ownCoach.passwordHash);
    });

    it('ends the mailed links, and mails none: the answer is the same', async () => {
      const before = await forgot();
      expect(mailbox.received).toHaveLength(1);
      await disable();
      expect(await at.read.countBy(PasswordResetEntity, {})).toBe(0);
      const after = await forgot();
      expect([after.statusCode, after.payload]).toEqual([before.statusCode, before.payload]);
      expect(mailbox.received).toHaveLength(1);
      expect(await at.read.countBy(PasswordResetEntity, {})).toBe(0);
    });

    it('refuses a mailed link that is stored all the same', async () => {
      await disable();
      const token = await linkFor(actors.ownCoach.id);
      const answer = await actors.anonymous.post('/api/coach/reset-password', { token, password: NEW });
      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'reset_link_invalid' });
    });

    it('says what to do next, and does nothing the second time', async () => {
      const feed = await feedOf(actors.own);
      const text = await disable();
      expect(text).toContain(
        `The calendar feeds have ended, because this coach may know their addresses: Under 16 (${team.id}).`,
      );
      expect(text).toContain(`no coach reaches these teams any more: Under 16 (${team.id}).`);
      expect(text).toContain('api-key --institution');
      expect(await status(feed)).toBe(404);

      await build.staff(at, { teamId: team.id, coachId: actors.colleague.coach?.id ?? 0 });
      const renewed = await feedOf(actors.colleague);
      const { disabledAt } = await at.read.findOneByOrFail(CoachEntity, { email });
      at.clock.advance(60);
      expect(await disable()).toBe(`${email} was disabled already; nothing is changed. \`enable\` ends it.`);
      expect((await at.read.findOneByOrFail(CoachEntity, { email })).disabledAt).toEqual(disabledAt);
      expect(await status(renewed)).toBe(200);
    });

    it('keeps the feeds when asked to, and names them', async () => {
      const feed = await feedOf(actors.own);
      expect(await disable('--keep-feeds')).toContain(
        `The calendar feeds go on, and this coach may know their addresses: Under 16 (${team.id}).`,
      );
      expect(await status(feed)).toBe(200);
    });

    it('is shown in the list, survives a new password, and ends with enable', async () => {
      await disable();
      const day = at.clock.now().toISOString().slice(0, 10);
      expect(await run('list')).toMatch(new RegExp(`${email} .*Under 16 \\(${team.id}\\)  since ${day}$`, 'm'));
      const text = await run('reset-password', '--email', email);
      const password = /^Password: (\S+)$/m.exec(text)?.[1] ?? '';
      expect(text).toContain(`${email} is disabled and stays so`);
      expect((await new Actor(at, actors.ownCoach).signIn(password)).statusCode).toBe(401);

      expect(await run('enable', '--email', email)).toContain('can sign in again');
      expect(await run('enable', '--email', email)).toBe(`${email} is not disabled; nothing is changed.`);
      const back = new Actor(at, actors.ownCoach);
      expect((await back.signIn(password)).statusCode).toBe(200);
      expect((await back.get('/api/teams')).json<{ team_id: number }[]>()).toHaveLength(1);
      expect(await run('list')).not.toContain('since');
    });
  });

  describe('by leave-team', () => {
    it('holds from the next call on, ends the feeds and keeps other teams', async () => {
      const athlete = await build.athlete(at, { teamId: team.id });
      await build.staff(at, { teamId: team.id, coachId: actors.colleague.coach?.id ?? 0 });
      const other = await build.team(at, actors.ownCoach, { name: 'Under 18' });
      const feed = await feedOf(actors.own);
      const look = () => actors.own.get(`/api/athletes/wellness?athlete_id=${athlete.id}`);
      expect((await look()).statusCode).toBe(200);

      const text = await leave();
      expect(text).toContain(`${email} no longer coaches Under 16, from the next call on.`);
      expect(text).toContain(`The calendar feeds have ended`);
      expect(text).not.toContain('Warning');
      expect((await look()).statusCode).toBe(404);
      expect((await actors.own.get(`/api/calendar/feed?team_id=${team.id}`)).statusCode).toBe(404);
      expect(await status(feed)).toBe(404);
      expect(await at.read.findBy(TeamStaffEntity, { coachId: actors.ownCoach.id })).toEqual([
        { teamId: other.id, coachId: actors.ownCoach.id, role: 'head_coach' },
      ]);
      expect(await leave()).toBe(`${email} does not coach Under 16; nothing is changed.`);
    });

    it('ends the invitations of the coach, and warns when nobody may administer the team', async () => {
      const viewer = actors.colleague.coach;
      await build.staff(at, { teamId: team.id, coachId: viewer?.id ?? 0, role: 'viewer' });
      const { token } = await build.invitation(at, { teamId: team.id, invitedById: actors.ownCoach.id });
      const text = await leave();
      expect(text).toContain('Invitations to the staff that this coach sent have ended: 1.');
      expect(text).toContain(`Warning: nobody may administer these teams any more: Under 16 (${team.id}).`);
      expect((await actors.anonymous.post('/api/staff-invitations/read', { token })).statusCode).toBe(404);

      expect((await actors.colleague.get(`/api/teams/${team.id}/staff`)).statusCode).toBe(403);
      expect(await run('join-team', '--email', viewer?.email ?? '', '--team', 'Under 16')).toContain(
        'is now head coach',
      );
      expect((await actors.colleague.get(`/api/teams/${team.id}/staff`)).statusCode).toBe(200);
    });

    it('warns that nobody reaches the team, also when the only other coach is disabled', async () => {
      const colleague = actors.colleague.coach?.email ?? '';
      await run('join-team', '--email', colleague, '--team', 'Under 16');
      await run('disable', '--email', colleague);
      const text = await leave('--keep-feeds');
      expect(text).toContain(`Warning: no coach reaches these teams any more: Under 16 (${team.id}).`);
      await run('join-team', '--email', email, '--team', 'Under 16');
      expect((await actors.own.get(`/api/calendar/feed?team_id=${team.id}`)).statusCode).toBe(200);
    });
  });

  it.each([
    ['leave-team', () => leave()],
    ['disable', () => disable()],
  ])('by %s ends the links of athletes that the coach made for these teams, and no device', async (_name, leaves) => {
    const colleague = actors.colleague.coach as CoachEntity;
    const theirs = await build.team(at, colleague);
    await run('join-team', '--email', colleague.email, '--team', 'Under 16');
    const made = await build.athlete(at, { teamId: team.id });
    const [renewed, elsewhere] = [
      await build.athlete(at, { teamId: team.id }),
      await build.athlete(at, { teamId: theirs.id }),
    ];
    const keyOf = async ({ id: athleteId }: { id: number }, { id: coachId }: CoachEntity) => {
      const key = newAthleteKey();
      const links = [{ athleteId, keySha256: hashAthleteKey(key) }];
      await at.write((tx) => replaceLinks(tx, coachId, links, at.clock.now()));
      return key;
    };
    const pair = async (key: string) => (await new Actor(at).post('/api/athlete/devices', { key })).statusCode;
    const known = await keyOf(made, actors.ownCoach);
    const others = [await keyOf(renewed, colleague), await keyOf(elsewhere, colleague)];
    const phone = await answeringAthlete(at, made.id);

    expect(await leaves()).toContain('Personal links of athletes that this coach made have ended: 1.');
    expect(await pair(known)).toBe(404);
    for (const key of others) expect(await pair(key)).toBe(204);
    expect((await phone.get('/api/athlete/devices')).statusCode).toBe(200);
  });

  it('is refused with a sentence for an unknown coach and team', async () => {
    for (const command of ['disable', 'enable'])
      await expect(run(command, '--email', 'nobody@club.test')).rejects.toThrow('There is no coach with the address');
    await expect(run('leave-team', '--email', email, '--team', 'Theirs')).rejects.toThrow(
      `has no team "Theirs". It has: Under 16 (${team.id}).`,
    );
  });

  it("of an institution's app ends with its key, also without a new one", async () => {
    const { id, name } = await build.institution(at, { name: 'City Club' });
    const app = await createAppCaller(at, id);
    const [key] = await at.read.find(ApiKeyEntity);
    const send = async () => (await app.post('/api/intake/wellness', { entries: [] })).statusCode;
    expect(await send()).toBe(400);
    expect(await run('api-key', '--institution', name, '--revoke')).toContain(
      `Key no. ${key?.id} has stopped working.`,
    );
    expect(await send()).toBe(401);
    expect(await run('api-key', '--institution', name, '--revoke')).toBe('City Club has no key; nothing is changed.');
    await expect(run('api-key', '--institution', 'Nowhere', '--revoke')).rejects.toThrow('There is no institution');
    expect(await run('api-key', '--institution', name)).toMatch(/^Key: /);
  });
});
