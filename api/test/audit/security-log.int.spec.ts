import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { RefusalCountEntity } from '../../src/common/security-log/refusal-count.entity.js';
import { RefusalLog } from '../../src/common/security-log/refusal-log.js';
import { removeOldEntries } from '../../src/common/security-log/security-log.housekeeping.js';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { CoachEntity, SessionEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, ORIGIN, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import { createAppCaller } from '../support/app-caller.js';
import { outputOf } from '../support/coach-command.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { linkIn, Mailbox } from '../support/mailbox.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const NEW = 'Different#2horse';

describe('the security log', () => {
  const mailbox = new Mailbox();
  let at: TestApp;
  let actors: Actors;
  let coachId: number;
  let institutionId: number;
  let foreign: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp({
      settings: {
        SMTP_URL: await mailbox.open(),
        PUBLIC_URL: ORIGIN,
        TRUST_PROXY: '1',
        LOGIN_LIMIT_PER_ACCOUNT: '1000',
        LOGIN_LIMIT_PER_ADDRESS: '1000',
      },
    });
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-05T10:15:00Z');
    actors = await createActors(at);
    ({ id: coachId, institutionId } = actors.ownCoach);
    foreign = await build.team(at, actors.strangerCoach);
  });
  afterAll(async () => {
    await at.close();
    await mailbox.close();
  });

  const finishWork = (instance = at) => instance.app.get(AfterAnswer).idle();
  const events = async () =>
    (await at.read.find(SecurityEntryEntity, { order: { at: 'ASC' } })).map(({ event, network }) => [event, network]);
  const counts = async () => {
    await finishWork();
    return at.read.find(RefusalCountEntity, { order: { refusalKey: 'ASC' } });
  };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'http' } });
  const signIn = (email: string, password: string, address = '203.0.113.77') =>
    new Actor(at).post('/api/coach/login', { email, password }, from(address));
  const refusedId = (who: Actor = actors.own, id = foreign.id) => who.get(`/api/calendar/feed?team_id=${id}`);
  const withoutTable = async (table: string, work: () => Promise<void>) => {
    await at.changeTables(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    await work();
    await at.changeTables(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  };

  describe('of events', () => {
    it('records sign-ins and passwords with coach, institution, time and network, and nothing personal', async () => {
      const { email, name } = actors.ownCoach;
      const own = new Actor(at, actors.ownCoach);
      const signedIn = await own.post('/api/coach/login', { email, password: build.PASSWORD }, from('203.0.113.77'));
      for (const cookie of signedIn.cookies) own.cookies[cookie.name] = cookie.value;
      at.clock.advance(1);
      const body = { coach_id: coachId, password: NEW };
      const changed = await own.post('/api/coach/update-password', body, from('2001:db8:12:34::7'));
      for (const cookie of changed.cookies) own.cookies[cookie.name] = cookie.value;
      at.clock.advance(1);
      expect((await own.post('/api/coach/logout', {}, from('an address'))).statusCode).toBe(204);
      at.clock.advance(1);
      await actors.anonymous.post('/api/coach/forgot-password', { email }, from('198.51.100.1'));
      await finishWork();
      const { token } = linkIn(mailbox.received.at(-1)?.mail.text);
      at.clock.advance(1);
      await actors.anonymous.post(
        '/api/coach/reset-password',
        { token, password: build.PASSWORD },
        from('198.51.100.2'),
      );

      expect(await events()).toEqual([
        ['signed_in', '203.0.113.0/24'],
        ['password_changed', '2001:db8:12::/48'],
        ['signed_out', null],
        ['password_reset_requested', '198.51.100.0/24'],
        ['password_reset', '198.51.100.0/24'],
      ]);
      const rows = await at.read.find(SecurityEntryEntity, { order: { at: 'ASC' } });
      expect(rows[0]).toEqual({
        id: expect.any(Number) as number,
        at: new Date('2026-11-05T10:15:00Z'),
        event: 'signed_in',
        command: null,
        coachId,
        institutionId,
        teamId: null,
        apiKeyId: null,
        athleteId: null,
        network: '203.0.113.0/24',
        role: null,
        detail: null,
        byCoachId: null,
      });
      const stored = JSON.stringify([rows, await counts()]);
      for (const secret of [email, name, build.PASSWORD, NEW, token, ...Object.values(own.cookies), '203.0.113.77'])
        expect(stored).not.toContain(secret);
    });

    it('starts no session that it cannot record', async () => {
      const before = await at.read.countBy(SessionEntity, {});
      await withoutTable('security_entries', async () => {
        expect((await signIn(actors.ownCoach.email, build.PASSWORD)).statusCode).toBe(500);
      });
      expect(await at.read.countBy(SessionEntity, {})).toBe(before);
    });

    it('records a link neither for a disabled coach nor for an unknown address', async () => {
      await outputOf(at, ['disable', '--email', actors.ownCoach.email]);
      for (const email of [actors.ownCoach.email, 'nobody@club.test'])
        await actors.anonymous.post('/api/coach/forgot-password', { email }, from('198.51.100.1'));
      await finishWork();
      expect(await events()).toEqual([['administration', null]]);
    });
  });

  describe('of refusals', () => {
    it('counts failed sign-ins by account and hour, and those without an account together', async () => {
      const { email } = actors.ownCoach;
      await outputOf(at, ['disable', '--email', actors.colleague.coach?.email ?? '']);
      for (const address of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) await signIn(email, 'wrong', address);
      for (const name of ['a', 'b']) await signIn(`${name}@nowhere.test`, 'wrong');
      await signIn(actors.colleague.coach?.email ?? '', build.PASSWORD);
      at.clock.advance(3600);
      await signIn(email, 'wrong');
      await signIn(email, build.PASSWORD);
      expect((await counts()).map(({ refusalKey, attempts }) => [refusalKey, attempts])).toEqual(
        [
          [`2026-11-05T10 sign_in_failed coach ${coachId}`, 3],
          [`2026-11-05T10 sign_in_failed coach ${actors.colleague.coach?.id}`, 1],
          ['2026-11-05T10 sign_in_failed nobody', 2],
          [`2026-11-05T11 sign_in_failed coach ${coachId}`, 1],
        ].sort(),
      );
    });

    it('stores those of a known and of an unknown address by the same statements', async () => {
      const statementsOf = async (email: string, address: string) => {
        const statements = await recordStatements(at, async () => {
          await signIn(email, 'wrong', address);
          await finishWork();
        });
        // Without the values.
        return statements.map(({ sql }) => sql.replace(/VALUES .*/, ''));
      };
      const known = await statementsOf(actors.ownCoach.email, '203.0.113.1');
      expect(known.filter((sql) => sql.includes('refusal_counts'))).toHaveLength(2);
      expect(await statementsOf('nobody@club.test', '198.51.100.1')).toEqual(known);
    });

    it('counts a wrong current password', async () => {
      const body = { coach_id: coachId, password: NEW, current_password: 'wrong' };
      expect((await actors.own.post('/api/coach/update-password', body)).statusCode).toBe(400);
      expect(await counts()).toMatchObject([{ kind: 'reauth_failed', coachId, institutionId, attempts: 1 }]);
    });

    it('is one row and a few statements for a coach who tries hundreds of ids', async () => {
      const statements = await recordStatements(at, async () => {
        for (let id = 1; id <= 340; id += 1) expect((await refusedId(actors.own, 900_000 + id)).statusCode).toBe(404);
        await finishWork();
      });
      expect(await counts()).toEqual([
        {
          refusalKey: `2026-11-05T10 refused_id coach ${coachId}`,
          kind: 'refused_id',
          coachId,
          apiKeyId: null,
          institutionId,
          attempts: 340,
          firstAt: at.clock.now(),
          lastAt: at.clock.now(),
        },
      ]);
      expect(statements.filter(({ sql }) => sql.includes('refusal_counts')).length).toBeLessThan(100);
    });

    it("counts those of the athletes' app by its key", async () => {
      const app = await createAppCaller(at, institutionId);
      const entry = { date: '2026-11-05', sleep_quality: 2, fatigue: 4, muscle_soreness: 3, stress: 2 };
      const answer = await app.post('/api/intake/wellness', { entries: [{ external_id: 'A-7', ...entry }] });
      expect(answer.statusCode).toBe(404);
      const [count] = await counts();
      expect(count).toMatchObject({ kind: 'refused_id', coachId: null, institutionId, attempts: 1 });
      expect(count?.apiKeyId).toBeGreaterThan(0);
    });

    it('counts no other answer', async () => {
      await actors.own.get('/api/calendar/feed?team_id=x');
      await actors.own.get('/api/no-such-call');
      await actors.own.get('/api/teams');
      await refusedId(actors.anonymous);
      await actors.anonymous.get(`/api/calendar/feed/${'x'.repeat(43)}.ics`);
      expect(await counts()).toEqual([]);
    });

    it('adds up what several instances count', async () => {
      const beside = await createInstanceBeside(at);
      const there = actors.own.through(beside);
      for (let round = 0; round < WRITERS; round += 1) {
        await Promise.all([refusedId(), refusedId(there)]);
        await Promise.all([finishWork(), finishWork(beside)]);
      }
      expect(await counts()).toMatchObject([{ attempts: 2 * WRITERS }]);
      await beside.close();
    });

    it('answers as always when it cannot be stored, and stores the count with the next refusal', () =>
      onOneInstance(async () => {
        await withoutTable('refusal_counts', async () => {
          expect((await refusedId()).statusCode).toBe(404);
          await finishWork();
        });
        expect(await counts()).toEqual([]);
        await refusedId();
        expect(await counts()).toMatchObject([{ attempts: 2 }]);
      }));

    it('keeps its count when too many jobs wait', () =>
      onOneInstance(async () => {
        const queue = jest.spyOn(at.app.get(AfterAnswer), 'do').mockResolvedValueOnce(false);
        await refusedId();
        expect(await counts()).toEqual([]);
        queue.mockRestore();
        await refusedId();
        expect(await counts()).toMatchObject([{ attempts: 2 }]);
      }));
  });

  describe('of commands', () => {
    it('records each that changes something, once, with the numbers of what it concerns', async () => {
      const { id: teamId } = await build.team(at, actors.ownCoach, { name: 'Under 16' });
      const { name: institution } = await build.institution(at, { name: 'City Club' });
      const email = actors.colleague.coach?.email ?? '';
      const commands = [
        ['add', '--name', 'Sam', '--email', 'sam@club.test', '--institution', institution],
        ...Array.from({ length: 2 }, () => ['join-team', '--email', email, '--team', 'Under 16']),
        ...Array.from({ length: 2 }, () => ['leave-team', '--email', email, '--team', 'Under 16']),
        ...Array.from({ length: 2 }, () => ['disable', '--email', email]),
        ...Array.from({ length: 2 }, () => ['enable', '--email', email]),
        ['reset-password', '--email', email],
        ['api-key', '--institution', institution],
        ['api-key', '--institution', institution, '--replace'],
        ...Array.from({ length: 2 }, () => ['api-key', '--institution', institution, '--revoke']),
        ['list'],
      ];
      for (const words of commands) {
        await outputOf(at, words);
        at.clock.advance(1);
      }
      const rows = await at.read.find(SecurityEntryEntity, { order: { at: 'ASC' } });
      const colleague = { coachId: actors.colleague.coach?.id, institutionId, teamId: null, apiKeyId: null };
      const club = { institutionId: expect.any(Number) as number, teamId: null };
      const number = expect.any(Number) as number;
      expect(rows).toMatchObject([
        { event: 'administration', command: 'add', ...club, coachId: number, apiKeyId: null },
        { command: 'join-team', ...colleague, teamId },
        { command: 'leave-team', ...colleague, teamId },
        { command: 'disable', ...colleague },
        { command: 'enable', ...colleague },
        { command: 'reset-password', ...colleague },
        { command: 'api-key', ...club, coachId: null, apiKeyId: number },
        { command: 'api-key --replace', ...club, coachId: null, apiKeyId: number },
        { command: 'api-key --revoke', ...club, coachId: null, apiKeyId: rows[7]?.apiKeyId },
      ]);
      expect(rows).toHaveLength(9);
    });

    it('changes nothing that it cannot record', async () => {
      await withoutTable('security_entries', async () => {
        await expect(outputOf(at, ['disable', '--email', actors.ownCoach.email])).rejects.toThrow();
      });
      expect((await at.read.findOneByOrFail(CoachEntity, { id: coachId })).disabledAt).toBeNull();
      expect((await actors.own.get('/api/coach/me')).statusCode).toBe(200);
    });
  });

  describe('of old entries', () => {
    const record = async () => {
      await signIn(actors.ownCoach.email, build.PASSWORD);
      at.app.get(RefusalLog).count('refused_id', { coachId, institutionId });
      await finishWork();
    };

    it('is removed in steps', async () => {
      const remove = (atMost: number) => at.write((tx) => removeOldEntries(tx, at.clock.now(), atMost));
      for (let day = 0; day < 3; day += 1) {
        await record();
        at.clock.advance(86_400);
      }
      at.clock.advance(-86_400);
      expect(await remove(1)).toBe(1);
      expect(await remove(2)).toBe(2);
      expect(await remove(2)).toBe(1);
      expect(await remove(2)).toBe(0);
      expect(await events()).toHaveLength(1);
      expect(await counts()).toHaveLength(1);
    });

    it('stays for 24 months, and is then removed without a call', async () => {
      at.clock.moveTo('2024-11-05T10:15:00Z');
      await record();
      at.clock.moveTo('2026-11-05T10:15:00Z');
      await record();
      await runHousekeeping(at);
      expect([(await events()).length, (await counts()).length]).toEqual([2, 2]);
      at.clock.advance(1);
      await runHousekeeping(at);
      expect([(await events()).length, (await counts()).length]).toEqual([1, 1]);
    });
  });
});
