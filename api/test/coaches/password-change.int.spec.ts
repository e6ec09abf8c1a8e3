import argon2 from 'argon2';
import { PasswordHasherService } from '../../src/modules/coaches/passwords/password-hasher.service.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const NEW = 'Different#2horse';

describe('a new password', () => {
  let at: TestApp;
  let actors: Actors;
  let coachId: number;

  beforeAll(async () => {
    at = await createTestApp({ settings: { LOGIN_LIMIT_PER_ACCOUNT: '3' } });
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    coachId = actors.ownCoach.id;
  });
  afterAll(() => at.close());

  const change = (body: object) => actors.own.post('/api/coach/update-password', { coach_id: coachId, ...body });
  const canSignIn = async (password: string) =>
    (await new Actor(at, actors.ownCoach).signIn(password)).statusCode === 200;

  it('replaces the old one, ends every other session and renews this one', async () => {
    const elsewhere = new Actor(at, actors.ownCoach);
    await elsewhere.signIn();
    const before = { ...actors.own.cookies };
    const response = await change({ password: NEW });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect((await elsewhere.get('/api/coach/me')).statusCode).toBe(401);
    expect((await actors.own.get('/api/coach/me')).statusCode).toBe(401);
    for (const { name, value } of response.cookies) actors.own.cookies[name] = value;
    expect(actors.own.cookies).not.toEqual(before);
    expect((await actors.own.get('/api/coach/me')).json()).toMatchObject({ coach_id: coachId });
    expect((await actors.colleague.get('/api/coach/me')).statusCode).toBe(200);
    expect([await canSignIn(build.PASSWORD), await canSignIn(NEW)]).toEqual([false, true]);
  });

  it.each([
    ['Abc#1', 'Password must be at least 8 characters.'],
    ['abcdefgh', 'Password must contain at least one number.'],
    ['abcdefg1', 'Password must contain at least one symbol.'],
    [`1#${'a'.repeat(1023)}`, 'Password is too long.'],
    ['Password1!', 'Password is too common.'],
    ['iLoveYou#2', 'Password is too common.'],
  ])('%# is refused by the first rule it breaks, and nothing changes', async (password, sentence) => {
    const response = await change({ password });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      error: sentence,
      fields: [{ path: 'password', message: sentence }],
    });
    expect(await canSignIn(build.PASSWORD)).toBe(true);
  });

  it('can be set by a coach only for themselves: the id of another coach is answered like an unknown one', async () => {
    const answers = await Promise.all(
      [actors.strangerCoach.id, 987_654].map((other) => change({ password: NEW, coach_id: other })),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.payload])).toEqual([
      [404, answers[0]?.payload],
      [404, answers[0]?.payload],
    ]);
    expect((await new Actor(at, actors.strangerCoach).signIn(build.PASSWORD)).statusCode).toBe(200);
    expect(
      (await actors.anonymous.post('/api/coach/update-password', { password: NEW, coach_id: coachId })).statusCode,
    ).toBe(401);
  });

  it('needs the current password when the sign-in is more than 15 minutes ago', async () => {
    at.clock.advance(15 * 60 + 1);
    expect((await change({ password: NEW })).json()).toMatchObject({ statusCode: 403, code: 'reauth_required' });
    const wrong = await change({ password: NEW, current_password: 'guess' });
    expect([wrong.statusCode, wrong.json<{ error: string }>().error]).toEqual([
      400,
      'The current password is not correct.',
    ]);
    expect(await canSignIn(build.PASSWORD)).toBe(true);
    expect((await change({ password: NEW, current_password: build.PASSWORD })).statusCode).toBe(200);
    expect(await canSignIn(NEW)).toBe(true);
  });

  it('keeps the time of the sign-in: the new session asks for the password as early as the old one would', async () => {
    at.clock.advance(10 * 60);
    const response = await change({ password: NEW });
    for (const { name, value } of response.cookies) actors.own.cookies[name] = value;
    at.clock.advance(6 * 60);
    expect((await change({ password: build.PASSWORD })).statusCode).toBe(403);
  });

  it('limits guesses of the current password', async () => {
    at.clock.advance(15 * 60 + 1);
    const tries = [];
    for (let guess = 0; guess < 5; guess += 1)
      tries.push((await change({ password: NEW, current_password: `guess ${guess}` })).statusCode);
    expect(tries).toEqual([400, 400, 400, 429, 429]);
    expect((await change({ password: NEW, current_password: build.PASSWORD })).headers['retry-after']).toBe('900');
  });

  it('does not count an attempt that was not checked because too many wait', () =>
    onOneInstance(async () => {
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => (open = resolve));
      const real = argon2.hash.bind(argon2) as (...args: unknown[]) => Promise<string>;
      const spy = jest.spyOn(argon2, 'hash').mockImplementation((async (...args: unknown[]) => {
        await opened;
        return real(...args);
      }) as typeof argon2.hash);
      const waiting = Array.from({ length: 18 }, () => at.app.get(PasswordHasherService).hash(NEW));
      const refused = [];
      for (let time = 0; time < 5; time += 1)
        refused.push(
          (await change({ password: NEW, current_password: build.PASSWORD })).statusCode,
          (await new Actor(at, actors.ownCoach).signIn()).statusCode,
        );
      open();
      await Promise.all(waiting);
      spy.mockRestore();
      expect(refused).toEqual(Array<number>(10).fill(503));
      expect((await new Actor(at, actors.ownCoach).signIn()).statusCode).toBe(200);
      expect((await change({ password: NEW, current_password: build.PASSWORD })).statusCode).toBe(200);
    }));

  describe('during other changes', () => {
    /**
     * Delays the next answer of the hasher until the returned function is called: hashing is slow, and other requests
     * come in between.
     */
    function hold(what: 'hash' | 'verify'): { reached: Promise<void>; release: () => void } {
      const hasher = at.app.get(PasswordHasherService);
      const real = hasher[what].bind(hasher) as (...args: unknown[]) => Promise<never>;
      let release = (): void => undefined;
      let arrive = (): void => undefined;
      const reached = new Promise<void>((resolve) => (arrive = resolve));
      const gate = new Promise<void>((resolve) => (release = resolve));
      jest.spyOn(hasher, what).mockImplementationOnce(async (...args: unknown[]) => {
        const answer = await real(...args);
        arrive();
        await gate;
        return answer;
      });
      return { reached, release };
    }

    it('is not set by a session that ended meanwhile', () =>
      onOneInstance(async () => {
        const thief = new Actor(at, actors.ownCoach);
        await thief.signIn();
        const { reached, release } = hold('hash');
        const stolen = thief.post('/api/coach/update-password', { coach_id: coachId, password: 'Stolen#3horse' });
        await reached;
        expect((await change({ password: NEW })).statusCode).toBe(200);
        release();
        expect((await stolen).statusCode).toBe(401);
        expect([await canSignIn('Stolen#3horse'), await canSignIn(NEW)]).toEqual([false, true]);
      }));

    it('ends a concurrent sign-in with the old password', () =>
      onOneInstance(async () => {
        const { reached, release } = hold('verify');
        const late = new Actor(at, actors.ownCoach);
        const signingIn = late.signIn();
        await reached;
        expect((await change({ password: NEW })).statusCode).toBe(200);
        release();
        expect((await signingIn).statusCode).toBe(401);
        expect((await late.get('/api/coach/me')).statusCode).toBe(401);
      }));
  });
});
