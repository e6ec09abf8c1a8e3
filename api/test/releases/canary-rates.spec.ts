import { foundRate, passRate, rollOuts, vetoRate } from './rollouts.js';

const SEED = 20_261_123;
const ROLLOUTS = 2_000;
/** An area that has been in use, and a canary for every fourth browser. */
const TRIAL = { history: 500, share: 0.25 };
/** A live version that nothing is known of, and a canary for every second browser. */
const FRESH = { history: 0, share: 0.5 };

describe('the test that judges a canary', () => {
  it.each([0.002, 0.01])('vetoes at most 1 %% of the canaries that fail at %d like live, in 5 000 loads', (rate) => {
    const ends = rollOuts(ROLLOUTS, { ...TRIAL, live: rate, canary: rate, loads: 5_000 }, SEED);
    expect(vetoRate(ends)).toBeLessThanOrEqual(0.01);
    expect(passRate(ends)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([0.002, 0.01])('finds at least 95 %% of the canaries that fail at 0.05 where live fails at %d', (live) => {
    const ends = rollOuts(ROLLOUTS, { ...TRIAL, live, canary: 0.05, loads: 5_000 }, SEED);
    expect(foundRate(ends)).toBeGreaterThanOrEqual(0.95);
  });

  it('does both where nothing is known of live before', () => {
    const fine = rollOuts(ROLLOUTS, { ...FRESH, live: 0.01, canary: 0.01, loads: 1_000 }, SEED);
    expect(vetoRate(fine)).toBeLessThanOrEqual(0.01);
    const bad = rollOuts(ROLLOUTS, { ...FRESH, live: 0.01, canary: 0.05, loads: 5_000 }, SEED);
    expect(foundRate(bad)).toBeGreaterThanOrEqual(0.95);
  });

  it('vetoes few canaries that fail often where live fails as often', () => {
    const often = { history: 1_000, share: 0.1, live: 0.1, canary: 0.1, loads: 400 };
    expect(vetoRate(rollOuts(ROLLOUTS, often, SEED))).toBeLessThanOrEqual(0.02);
  });
});
