import { canaryVerdict, type Loads } from './canary-verdict.js';

const NONE: Loads = { loads: 0, failures: 0 };
/** A live version that fails rarely. */
const FINE: Loads = { loads: 1_000, failures: 2 };

/** The number of loads, each of them a failure, after which the canary is failing. */
function failuresToVeto(live: Loads): number {
  for (let loads = 0; loads < 100; loads += 1)
    if (canaryVerdict({ loads, failures: loads }, live).verdict === 'failing') return loads;
  return Infinity;
}

describe('canaryVerdict', () => {
  it('needs 112 loads without a failure, and counts them down', () => {
    expect(canaryVerdict(NONE, NONE)).toEqual({ verdict: 'undecided', loads: 0, failures: 0, needed: 112 });
    expect(canaryVerdict({ loads: 6, failures: 0 }, FINE)).toMatchObject({ verdict: 'undecided', needed: 106 });
    expect(canaryVerdict({ loads: 111, failures: 0 }, FINE)).toMatchObject({ verdict: 'undecided', needed: 1 });
    expect(canaryVerdict({ loads: 112, failures: 0 }, FINE)).toMatchObject({ verdict: 'passed', needed: 0 });
    expect(canaryVerdict({ loads: 5_000, failures: 10 }, FINE)).toMatchObject({ verdict: 'passed', needed: 0 });
  });

  it('needs 40 more loads for each failure', () => {
    const needed = [0, 1, 2].map((failures) => canaryVerdict({ loads: 50, failures }, FINE).needed);
    expect(needed).toEqual([62, 102, 142]);
  });

  it('finds a version of which every load fails after three loads', () => {
    expect(failuresToVeto(NONE)).toBe(3);
    expect(failuresToVeto(FINE)).toBe(3);
    expect(canaryVerdict({ loads: 3, failures: 3 }, FINE)).toEqual({
      verdict: 'failing',
      loads: 3,
      failures: 3,
      needed: null,
    });
  });

  it('finds a version that fails after it has passed', () => {
    expect(canaryVerdict({ loads: 200, failures: 0 }, FINE).verdict).toBe('passed');
    expect(canaryVerdict({ loads: 220, failures: 20 }, FINE).verdict).toBe('failing');
  });

  it('compares with live where live fails often', () => {
    const live = { loads: 1_000, failures: 100 };
    const at = (rate: number) => canaryVerdict({ loads: 200, failures: 200 * rate }, live).verdict;
    expect([at(0.05), at(0.1), at(0.3)]).toEqual(['passed', 'passed', 'failing']);
    expect(failuresToVeto(live)).toBe(7);
  });

  it('assumes a fine live version until live has failed itself', () => {
    const canary = { loads: 20, failures: 4 };
    expect(canaryVerdict(canary, NONE).verdict).toBe('failing');
    expect(canaryVerdict(canary, { loads: 20, failures: 0 }).verdict).toBe('failing');
    expect(canaryVerdict(canary, { loads: 20, failures: 4 }).verdict).toBe('undecided');
  });

  it('takes a chance in the counts of live into account: for the canary in a veto, against it in a pass', () => {
    // About 4 %, and between 2 % and 6 % by one standard deviation.
    const live = { loads: 100, failures: 4 };
    const verdicts = [5, 7].map((failures) => canaryVerdict({ loads: 10, failures }, live).verdict);
    expect(verdicts).toEqual(['undecided', 'failing']);
    expect(canaryVerdict(NONE, live).needed).toBe(144);
  });

  it('never vetoes more for more failures of live', () => {
    for (let failures = 1; failures <= 100; failures += 1) {
      const [before, now] = [failures - 1, failures].map((count) => failuresToVeto({ loads: 100, failures: count }));
      expect(now).toBeGreaterThanOrEqual(before ?? NaN);
    }
  });

  it('says nothing beside a live version that fails at every other load', () => {
    const live = { loads: 100, failures: 80 };
    for (const canary of [NONE, { loads: 100, failures: 0 }, { loads: 100, failures: 100 }])
      expect(canaryVerdict(canary, live)).toEqual({ verdict: 'undecided', ...canary, needed: null });
  });
});
