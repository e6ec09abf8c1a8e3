import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { Random } from '../../src/database/demo/random.js';
import { Actor, HOST } from '../support/actors.js';
import * as build from '../support/factories.js';
import { rounds, soak } from '../support/soak.js';
import { median } from '../support/statistics.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const SAMPLES = rounds({ test: 60, soak: 400 });
/** How far apart the two medians may be: on a machine that does other things as well, only a check that is left out would show. */
const APART = soak ? 0.03 : 1;

interface Medians {
  known: number;
  unknown: number;
  control: number;
}

describe('who has an account', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp({
      settings: { TRUST_PROXY: '1', LOGIN_LIMIT_PER_ADDRESS: '1000000', LOGIN_LIMIT_PER_ACCOUNT: '1000000' },
    });
  });
  afterAll(() => at.close());

  /**
   * Median milliseconds for known and for unknown addresses, in an order drawn by lot: what one call leaves behind (a warm cache, a file just
   * written) shows in the next one, and has to meet both alike. `control` are unknown ones, too: how far they are from the others is noise.
   */
  async function medians(call: (email: string, headers: Record<string, string>) => Promise<number>): Promise<Medians> {
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
        await call(email, {
          'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
          'x-forwarded-proto': 'http',
          'x-forwarded-host': HOST,
        }),
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

  it('does not show in how long a failed sign-in takes', async () => {
    expectAlike(
      await medians((email, headers) => timed('/api/coach/login', { email, password: 'wrong' }, headers, 401)),
      'sign-in',
    );
  }, 300_000);

  it('does not show in how long the answer to a forgotten password takes', async () => {
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
    .map((value) => ({ value, lot: random.next() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ value }) => value);
}
