import { foundRate, rollOuts, vetoRate, type Rollout } from './rollouts.js';

const ROLLOUTS = 2_000;
const SEED = 20_261_124;
/** A rollout to a tenth of the browsers, of an area whose live version has been in use. */
const USUAL = { history: 1_000, share: 0.1, loads: 5_000 };
/** As many loads of live as of the canary, and none before: the hardest case for an estimate of live's rate. */
const FRESH = { history: 0, share: 0.5, loads: 5_000 };

/**
 * Prints the error rates and durations of the canary's test; it asserts nothing. In the root of the repository:
 * `npx jest -c api/jest.config.mjs --testMatch '**\/test/releases/canary-rates.bench.ts' --silent=false`
 */
it('prints the figures of the test that judges a canary', () => {
  for (const [name, trial] of Object.entries({ USUAL, FRESH })) {
    say(`\n${name}: ${JSON.stringify(trial)}, ${ROLLOUTS} rollouts`);
    say(line(['live', 'canary', 'vetoed %', 'found %', 'loads to veto', '95 %', 'loads to pass', '95 %']));
    for (const live of [0.002, 0.01, 0.05, 0.2])
      for (const canary of canariesFor(live)) figures({ ...trial, live, canary });
  }
}, 600_000);

/** A canary like live, one at 5 %, one at 20 %, one of which every load fails. */
const canariesFor = (live: number): number[] => [...new Set([live, 0.05, 0.2, 1])].filter((rate) => rate >= live);

function figures(rollout: Rollout): void {
  const ends = rollOuts(ROLLOUTS, rollout, SEED);
  const percent = (part: number) => (100 * part).toFixed(2);
  const vetoes = ends.flatMap(({ vetoedAfter }) => vetoedAfter ?? []);
  const passes = ends.flatMap(({ passedAfter }) => passedAfter ?? []);
  const loads = [vetoes, passes].flatMap((all) => [quantile(all, 0.5), quantile(all, 0.95)]);
  say(line([rollout.live, rollout.canary, percent(vetoRate(ends)), percent(foundRate(ends)), ...loads]));
}

function quantile(values: readonly number[], part: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return String(sorted[Math.floor(sorted.length * part)] ?? '-');
}

const line = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(14)).join('');
const say = (text: string): void => void process.stdout.write(`${text}\n`);
