import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { rememberKey } from '../../src/common/limits/remembered-key.js';
import { sha256 } from '../../src/common/text/sha256.js';
import { Random } from '../../src/database/demo/random.js';
import { KNOWN_ADDRESS_DAYS, knownAddressKey } from '../../src/modules/coaches/sign-in/sign-in.rules.js';
import { Actor, HOST } from '../support/actors.js';
import * as build from '../support/factories.js';
import { rounds, soak } from '../support/soak.js';
import { median } from '../support/statistics.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SAMPLES = rounds({ test: 60, soak: 400 });
/** The largest allowed difference of the medians. On a busy machine only a missing check exceeds it. */
const APART = soak ? 0.03 : 1;

interface Medians {
  known: number;
  unknown: number;
  control: number;
}

describe('whether an address has an account', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp({
      settings: { TRUST_PROXY: '1', LOGIN_LIMIT_PER_ADDRESS: '1000000', LOGIN_LIMIT_PER_ACCOUNT: '1000000' },
    });
  });
  afterAll(() => at.close());

  /**
   * Median milliseconds for known and for unknown addresses, in random order: side effects of a call (a warm cache, a
   * file just written) affect the next one, and must affect both groups alike. `control` are unknown addresses, too:
   * their difference is noise.
   */
  async function medians(
    call: (email: string, headers: Record<string, string>, kind: keyof Medians) => Promise<number>,
  ): Promise<Medians> {
    const { id: institutionId } = await build.institution(at);
    const asked: { kind: keyof Medians; email: string }[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const { email } = await build.coach(at, { institutionId });
      asked.push(
        { kind: 'known', email },
        { kind: 'unknown', email: `a.${email}` },
        { kind: 'control', email: `b.${email}` },
      );
    }
    const times: Record<keyof Medians, number[]> = { known: [], unknown: [], control: [] };
    for (const [index, { kind, email }] of shuffled(asked).entries()) {
      times[kind].push(
        await call(
          email,
          {
            'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
            'x-forwarded-proto': 'http',
            'x-forwarded-host': HOST,
          },
          kind,
        ),
      );
    }
    return { known: median(times.known), unknown: median(times.unknown), control: median(times.control) };
  }

  function expectAlike({ known, unknown, control }: Medians, call: string): void {
    if (soak)
      process.stdout.write(
        `${call}: known ${known.toFixed(3)} ms, unknown ${unknown.toFixed(3)} ms, ratio ${(known / unknown).toFixed(3)}; noise ${(control / unknown).toFixed(3)}\n`,
      );
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThanOrEqual(1 + APART);
  }

  async function timed(url: string, body: object, headers: Record<string, string>, status: number): Promise<number> {
    const start = performance.now();
    const response = await new Actor(at).post(url, body, { headers });
    const took = performance.now() - start;
    expect(response.statusCode).toBe(status);
    return took;
  }

  it('does not show in the duration of a failed sign-in', async () => {
    expectAlike(
      await medians((email, headers) => timed('/api/coach/login', { email, password: 'wrong' }, headers, 401)),
      'sign-in',
    );
  }, 300_000);

  it('does not show in the duration of a refusal where the address waits and only known accounts are checked', async () => {
    const address = '192.0.2.77';
    const headers = { 'x-forwarded-for': address, 'x-forwarded-proto': 'http', 'x-forwarded-host': HOST };
    const windowEndsAt = new Date(at.clock.now().getTime() + 3_600_000);
    await at.write(async (tx) => {
      const waiting = { attempts: 1_000_000, windowEndsAt, nextTryAt: windowEndsAt };
      await tx.insert(AttemptCounterEntity, { counterKey: sha256(`login:address:${address}`), ...waiting });
    });
    const measured = await medians(async (email, _headers, kind) => {
      const key = knownAddressKey(email, address);
      if (kind === 'known') await at.write((tx) => rememberKey(tx, key, KNOWN_ADDRESS_DAYS, at.clock.now()));
      return timed('/api/coach/login', { email, password: 'wrong' }, headers, 429);
    });
    expectAlike(measured, 'sign-in where the address waits');
  }, 300_000);

  it('does not show in the duration of a request for a new password', async () => {
    const measured = await medians(async (email, headers) => {
      const took = await timed('/api/coach/forgot-password', { email }, headers, 202);
      await at.app.get(AfterAnswer).idle();
      return took;
    });
    expectAlike(measured, 'forgotten password');
  }, 300_000);
});

/** In a random order that is the same in every run. */
function shuffled<T>(list: readonly T[]): T[] {
  const random = new Random(20_260_301, 'enumeration');
  return list
    .map((value) => ({ value, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
