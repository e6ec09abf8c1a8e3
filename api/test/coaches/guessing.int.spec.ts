import type { Response } from 'light-my-request';
import { Actor, HOST } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, TestClock, type TestApp } from '../support/test-app.js';

const statusesOf = (answers: readonly Response[]) => answers.map(({ statusCode }) => statusCode);
const waitOf = (answer: Response) => Number(answer.headers['retry-after']);

async function newCoach(at: TestApp): Promise<Actor> {
  return new Actor(at, await build.coach(at, { institutionId: (await build.institution(at)).id }));
}

/**
 * Guesses, and waits as long as told, until the wait exceeds a minute. Answers the number of checked guesses and that
 * wait in seconds.
 */
async function guessPatiently(actor: Actor, clock: TestClock): Promise<{ judged: number; wait: number }> {
  for (let judged = 0; ; judged += 1) {
    let answer = await actor.signIn('wrong');
    if (answer.statusCode === 429 && waitOf(answer) <= 60) {
      clock.advance(waitOf(answer));
      answer = await actor.signIn('wrong');
    }
    if (answer.statusCode === 429) return { judged, wait: waitOf(answer) };
    expect(answer.statusCode).toBe(401);
  }
}

describe('guessing a password', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  it('has growing waits from the third failure on, and attempts during a wait are not counted', async () => {
    const actor = await newCoach(at);
    const waits: number[] = [];
    expect(statusesOf([await actor.signIn('wrong'), await actor.signIn('wrong')])).toEqual([401, 401]);
    for (let failure = 3; failure < 10; failure += 1) {
      expect((await actor.signIn('wrong')).statusCode).toBe(401);
      const refused = [await actor.signIn('wrong'), await actor.signIn()];
      expect(statusesOf(refused)).toEqual([429, 429]);
      waits.push(...refused.slice(1).map(waitOf));
      at.clock.advance((waits.at(-1) ?? 0) - 0.001);
      expect((await actor.signIn('wrong')).statusCode).toBe(429);
      at.clock.advance(0.001);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60]);
    expect((await actor.signIn()).statusCode).toBe(200);
    expect(statusesOf([await actor.signIn('wrong'), await actor.signIn('wrong'), await actor.signIn()])).toEqual([
      401, 401, 200,
    ]);
  });

  it('answers in a sentence how long to wait', async () => {
    const actor = await newCoach(at);
    for (let failure = 0; failure < 3; failure += 1) await actor.signIn('wrong');
    expect((await actor.signIn()).json()).toMatchObject({
      statusCode: 429,
      code: 'rate_limited',
      error: 'Too many failed attempts. Try again in 1 second.',
    });
    at.clock.advance(1);
    await actor.signIn('wrong');
    expect((await actor.signIn()).json()).toMatchObject({ error: 'Too many failed attempts. Try again in 2 seconds.' });
  });

  it('is possible again after the window, and a success clears the failures at once', async () => {
    const actor = await newCoach(at);
    for (let round = 0; round < 3; round += 1) {
      expect((await guessPatiently(actor, at.clock)).judged).toBe(10);
      at.clock.advance(15 * 60);
      expect(statusesOf([await actor.signIn('wrong'), await actor.signIn()])).toEqual([401, 200]);
    }
  });

  it('from another network address does not lock out the coach', async () => {
    const proxied = await createTestApp({ settings: { TRUST_PROXY: '1' } });
    try {
      const { coach } = await newCoach(proxied);
      const signIn = (address: string, password: string) =>
        new Actor(proxied).post(
          '/api/coach/login',
          { email: coach?.email, password },
          { headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'http', 'x-forwarded-host': HOST } },
        );
      for (let failure = 0; failure < 4; failure += 1) await signIn('203.0.113.7', 'wrong');
      expect(
        statusesOf([await signIn('203.0.113.7', build.PASSWORD), await signIn('203.0.113.8', build.PASSWORD)]),
      ).toEqual([429, 200]);
    } finally {
      await proxied.close();
    }
  });

  it('is limited also where a signed-in coach enters the current password', async () => {
    const actor = await newCoach(at);
    await actor.signIn();
    const prove = (current: string) =>
      actor.post('/api/coach/update-password', {
        coach_id: actor.coach?.id,
        password: 'Different#2horse',
        current_password: current,
      });
    const answers = [];
    for (let failure = 0; failure < 5; failure += 1) answers.push(await prove(`guess ${failure}`));
    expect(statusesOf(answers)).toEqual([400, 400, 400, 429, 429]);
    expect(waitOf(await prove(build.PASSWORD))).toBe(1);
    at.clock.advance(1);
    expect((await prove(build.PASSWORD)).statusCode).toBe(200);
  });
});

describe('guessing on several instances', () => {
  it('is limited across a restart and two instances, and possible again after the window', async () => {
    const clock = new TestClock();
    const settings = { LOGIN_LIMIT_PER_ACCOUNT: '5' };
    const first = await createTestApp({ settings, clock });
    const options = { settings, database: first.database, clock };
    try {
      const { coach } = await newCoach(first);
      const second = await createTestApp(options);
      // Parallel guesses on both instances: counting after the check would let all of them through.
      const guesses = await Promise.all(
        [first, second, first, second, first, second, first, second].map((app) =>
          new Actor(app, coach).signIn('wrong'),
        ),
      );
      expect(statusesOf(guesses).sort()).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
      await second.close();
      const third = await createTestApp(options);
      expect((await guessPatiently(new Actor(third, coach), clock)).judged).toBe(2);
      const limited = await new Actor(third, coach).signIn();
      expect([limited.statusCode, waitOf(limited)]).toEqual([429, 15 * 60 - 3]);
      expect(limited.json()).toMatchObject({
        code: 'rate_limited',
        error: 'Too many failed attempts. Try again in 15 minutes.',
      });
      clock.advance(15 * 60 - 3);
      expect((await new Actor(third, coach).signIn()).statusCode).toBe(200);
      await third.close();
    } finally {
      await first.close();
    }
  });

  it('checks ten of a thousand guesses within 15 minutes, with a restart in between', async () => {
    const clock = new TestClock();
    const first = await createTestApp({ clock });
    const options = { database: first.database, clock };
    let second = await createTestApp(options);
    try {
      const { coach } = await newCoach(first);
      const answers: Response[] = [];
      for (let guess = 0; guess < 1000; guess += 1) {
        if (guess === 500) {
          await second.close();
          second = await createTestApp(options);
        }
        answers.push(await new Actor(guess % 2 === 0 ? first : second, coach).signIn(`guess ${guess}`));
        clock.advance(0.8);
      }
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(990);
    } finally {
      await second.close();
      await first.close();
    }
  });
});

describe('guessing at many accounts', () => {
  it('has growing waits per network address', async () => {
    const at = await createTestApp({ settings: { LOGIN_LIMIT_PER_ADDRESS: '4', TRUST_PROXY: '1' } });
    try {
      const guess = (address: string, account: number) =>
        new Actor(at).post(
          '/api/coach/login',
          { email: `a${account}@club.test`, password: 'wrong' },
          { headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'http', 'x-forwarded-host': HOST } },
        );
      for (let account = 0; account < 4; account += 1)
        expect((await guess('203.0.113.7', account)).statusCode).toBe(401);
      expect((await guess('203.0.113.7', 5)).statusCode).toBe(429);
      expect((await guess('203.0.113.8', 6)).statusCode).toBe(401);
      expect((await guess('198.51.100.9, 203.0.113.7', 7)).statusCode).toBe(429);
      expect((await guess('::ffff:203.0.113.7', 8)).statusCode).toBe(429);
      // A household can use all addresses of its IPv6 /64.
      for (let account = 10; account < 14; account += 1)
        expect((await guess(`2001:db8:1:2::${account}`, account)).statusCode).toBe(401);
      expect((await guess('2001:db8:1:2:ffff::1', 14)).statusCode).toBe(429);
      expect((await guess('2001:db8:1:3::1', 15)).statusCode).toBe(401);
    } finally {
      await at.close();
    }
  });

  it.each<Record<string, string>>([{}, { TRUST_PROXY: '0' }])(
    'is not hidden by a forged X-Forwarded-For with %j',
    async (proxies) => {
      const at = await createTestApp({ settings: { LOGIN_LIMIT_PER_ADDRESS: '2', ...proxies } });
      try {
        const statuses: number[] = [];
        for (let account = 0; account < 3; account += 1) {
          const response = await new Actor(at).post(
            '/api/coach/login',
            { email: `a${account}@club.test`, password: 'wrong' },
            { headers: { 'x-forwarded-for': `203.0.113.${account}` } },
          );
          statuses.push(response.statusCode);
        }
        expect(statuses).toEqual([401, 401, 429]);
      } finally {
        await at.close();
      }
    },
  );
});
