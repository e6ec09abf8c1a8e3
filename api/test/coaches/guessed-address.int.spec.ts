import type { Response } from 'light-my-request';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import { Actor, HOST } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIMIT = 4;
const SETTINGS = { LOGIN_LIMIT_PER_ADDRESS: String(LIMIT), LOGIN_LIMIT_PER_ACCOUNT: '3', TRUST_PROXY: '1' };
const DAY = 86_400;

/** A school is behind one network address, and somebody there guesses passwords. */
describe('an address with many failed sign-ins', () => {
  let at: TestApp;
  let known: CoachEntity;
  let other: CoachEntity;
  let address: string;
  let number = 0;

  beforeAll(async () => {
    at = await createTestApp({ settings: SETTINGS });
  });
  beforeEach(async () => {
    number += 1;
    address = `203.0.113.${number}`;
    const { id: institutionId } = await build.institution(at);
    known = await build.coach(at, { institutionId });
    other = await build.coach(at, { institutionId });
    expect((await signIn(known.email)).statusCode).toBe(200);
  });
  afterAll(() => at.close());

  const signIn = (email: string, password = build.PASSWORD, from = address, app = at): Promise<Response> =>
    new Actor(app).post(
      '/api/coach/login',
      { email, password },
      { headers: { 'x-forwarded-for': from, 'x-forwarded-proto': 'http', 'x-forwarded-host': HOST } },
    );
  const guess = (account: number | string, app = at) => signIn(`${account}.${number}@club.test`, 'wrong', address, app);
  const waitOf = (answer: Response) => Number(answer.headers['retry-after']);
  const statusesOf = (answers: readonly Response[]) => answers.map(({ statusCode }) => statusCode);

  /** Guesses at one account after the other until the address has to wait; answers the first refusal. */
  async function guessUntilRefused(): Promise<Response> {
    for (let account = 0; ; account += 1) {
      const answer = await guess(`first-${account}`);
      if (answer.statusCode === 429) return answer;
      expect([answer.statusCode, account < LIMIT]).toEqual([401, true]);
    }
  }

  it('waits longer and longer, at most half a minute, and says so', async () => {
    const refused = await guessUntilRefused();
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many failed attempts. Try again in 1 second.',
    });
    const waits = [waitOf(refused)];
    for (let account = 0; account < 7; account += 1) {
      at.clock.advance((waits.at(-1) ?? 0) - 0.001);
      expect((await guess(`early-${account}`)).statusCode).toBe(429);
      at.clock.advance(0.001);
      expect((await guess(`next-${account}`)).statusCode).toBe(401);
      waits.push(waitOf(await guess(`again-${account}`)));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    expect((await guess('sentence')).json()).toMatchObject({
      error: 'Too many failed attempts. Try again in 30 seconds.',
    });
  });

  it('has so many guesses in an hour, however patient somebody is', async () => {
    const start = at.clock.now().getTime();
    let judged = 0;
    for (let account = 0; at.clock.now().getTime() - start < 3_600_000; account += 1) {
      const answer = await guess(account);
      if (answer.statusCode === 401) judged += 1;
      else at.clock.advance(waitOf(answer));
    }
    expect(judged).toBe(LIMIT + 123);
  }, 120_000);

  it('does not hold up an account that has signed in there, and signs in others after the wait', async () => {
    const wait = waitOf(await guessUntilRefused());
    expect((await signIn(known.email)).statusCode).toBe(200);
    expect((await signIn(other.email)).statusCode).toBe(429);
    at.clock.advance(wait);
    expect((await signIn(other.email)).statusCode).toBe(200);
    // From now on it is known, too.
    await guessUntilRefused();
    expect((await signIn(other.email)).statusCode).toBe(200);
  });

  it('knows an account for ninety days after its last sign-in there, and at no other address', async () => {
    at.clock.advance(89 * DAY);
    await guessUntilRefused();
    expect((await signIn(known.email)).statusCode).toBe(200);
    at.clock.advance(89 * DAY);
    await guessUntilRefused();
    expect((await signIn(known.email)).statusCode).toBe(200);
    at.clock.advance(91 * DAY);
    await guessUntilRefused();
    expect((await signIn(known.email)).statusCode).toBe(429);

    address = '198.51.100.7';
    await guessUntilRefused();
    expect((await signIn(known.email)).statusCode).toBe(429);
  });

  it('does not tell whether an account exists, or is known there', async () => {
    const wait = await guessUntilRefused();
    const answers = await Promise.all([
      signIn(known.email, 'wrong'),
      signIn(other.email, 'wrong'),
      signIn(other.email),
      guess('nobody'),
    ]);
    expect(statusesOf(answers)).toEqual([429, 429, 429, 429]);
    for (const answer of answers) {
      expect(answer.payload).toBe(wait.payload);
      expect(waitOf(answer)).toBe(waitOf(wait));
    }
  });

  it('counts what it refuses under the account, known or not, so that its limit tells nothing', async () => {
    await guessUntilRefused();
    const refusals = async (email: string) => {
      const waits: number[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) waits.push(waitOf(await signIn(email, 'wrong')));
      return waits;
    };
    const [ofKnown, ofOther, ofNobody] = [
      await refusals(known.email),
      await refusals(other.email),
      await refusals(`nobody.${number}@club.test`),
    ];
    expect([ofKnown, ofOther, ofNobody]).toEqual(Array(3).fill([1, 1, 1, 900, 900]));
    expect((await signIn(known.email)).statusCode).toBe(429);
  });

  it('lets one of many simultaneous guesses through after a wait, on two instances', async () => {
    const second = await createTestApp({ settings: SETTINGS, database: at.database, clock: at.clock });
    try {
      at.clock.advance(waitOf(await guessUntilRefused()));
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, account) => guess(`at-once-${account}`, account % 2 ? second : at)),
      );
      expect(statusesOf(answers).sort()).toEqual([401, ...Array<number>(7).fill(429)]);
    } finally {
      await second.close();
    }
  });

  it('is not freed by the sign-ins of an own account in between', async () => {
    await guessUntilRefused();
    expect((await signIn(known.email)).statusCode).toBe(200);
    expect((await guess('after a success')).statusCode).toBe(429);
    at.clock.advance(1);
    expect((await guess('the next')).statusCode).toBe(401);
    expect((await signIn(known.email)).statusCode).toBe(200);
    expect(waitOf(await guess('after another'))).toBe(2);
  });

  it('does not count sign-ins that succeed', async () => {
    for (let count = 0; count < 3 * LIMIT; count += 1) expect((await signIn(known.email)).statusCode).toBe(200);
    expect((await guess('one')).statusCode).toBe(401);
  });

  it('is stored as hashes only', async () => {
    const rows = JSON.stringify(await at.read.find(AttemptCounterEntity));
    for (const text of [known.email, address, 'login:']) expect(rows).not.toContain(text);
  });
});
