import argon2 from 'argon2';
import { PasswordHasherService } from '../../src/modules/coaches/passwords/password-hasher.service.js';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { soak } from '../support/soak.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LOGINS = 200;
const AT_ONCE = 2;
const IN_LINE = 16;
/**
 * The allowed 99th percentile of the health checks meanwhile. Only checked in long runs, which have the machine to
 * themselves.
 */
const HEALTH_P99_MS = 100;

describe('two hundred concurrent sign-ins', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp({ settings: { LOGIN_LIMIT_PER_ADDRESS: '1000000', LOGIN_LIMIT_PER_ACCOUNT: '1000000' } });
  });
  afterAll(() => at.close());

  it('leave the server responsive: two hashes at once, a short queue, and health checks are answered', async () => {
    const { id: institutionId } = await build.institution(at);
    const coaches = [];
    for (let index = 0; index < LOGINS; index += 1) coaches.push(await build.coach(at, { institutionId }));
    // The first sign-in calls argon2 twice, because it creates the dummy hash.
    await new Actor(at).post('/api/coach/login', { email: 'nobody@club.test', password: 'x' });
    const real = argon2.verify.bind(argon2);
    const hashes = { now: 0, most: 0, all: 0 };
    const spy = jest.spyOn(argon2, 'verify').mockImplementation(async (...args) => {
      hashes.all += 1;
      hashes.now += 1;
      hashes.most = Math.max(hashes.most, hashes.now);
      try {
        return await real(...args);
      } finally {
        hashes.now -= 1;
      }
    });
    try {
      // Half of the passwords are right, a quarter is wrong, a quarter is for an unknown address.
      const logins = coaches.map((coach, index) =>
        new Actor(at, index % 4 === 3 ? { ...coach, email: `no.${coach.email}` } : coach).signIn(
          index % 4 === 1 ? 'wrong' : undefined,
        ),
      );
      let under = true;
      const answered = Promise.all(logins).finally(() => (under = false));
      const health: { status: number; ms: number }[] = [];
      while (under) {
        const start = performance.now();
        const { statusCode: status } = await new Actor(at).get('/api/health/live');
        health.push({ status, ms: performance.now() - start });
        await new Promise((resolve) => setImmediate(resolve));
      }
      const answers = await answered;
      const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      expect(count(200) + count(401) + count(429) + count(503)).toBe(LOGINS);
      expect(
        answers.filter(({ statusCode, headers }) => statusCode === 503 && headers['retry-after'] === undefined),
      ).toEqual([]);
      // No sign-in is answered without a check. The opposite may happen: a right password whose session finds no free
      // connection.
      expect(count(200) + count(401)).toBeLessThanOrEqual(hashes.all);
      expect(hashes.most).toBe(AT_ONCE);
      expect(health.filter(({ status }) => status !== 200)).toEqual([]);
      // Nobody is served slowly for ever after: the next coach is signed in.
      expect((await new Actor(at, coaches[0]).signIn()).statusCode).toBe(200);
      if (soak) {
        // With other work on the machine every sign-in of the crowd may have to wait for longer than its call has.
        expect(count(200)).toBeGreaterThan(0);
        expect(count(401)).toBeGreaterThan(0);
        const p99 = percentile(
          health.map(({ ms }) => ms),
          0.99,
        );
        process.stdout.write(
          `${LOGINS} sign-ins: ${count(200)} × 200, ${count(401)} × 401, ${count(429)} × 429, ${count(503)} × 503; health ${health.length} calls, p99 ${p99.toFixed(1)} ms\n`,
        );
        expect(p99).toBeLessThan(HEALTH_P99_MS);
      }
    } finally {
      spy.mockRestore();
    }
  }, 60_000);

  it('wait in a queue of sixteen, and the next one is answered "busy"', async () => {
    const hasher = at.app.get(PasswordHasherService);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () =>
        hasher.hash('Different#2horse').then(
          () => 'hashed',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(outcomes).toEqual([
      ...Array<string>(AT_ONCE + IN_LINE).fill('hashed'),
      ...Array<string>(30 - AT_ONCE - IN_LINE).fill('busy'),
    ]);
  });
});

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
}
