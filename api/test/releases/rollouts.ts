import { canaryVerdict } from '../../src/modules/releases/calc/canary-verdict.js';

// In jest each use of the global `Math` takes longer than the function itself.
const { floor, imul, log } = Math;

/** True failure rates of the two versions, and how the trial runs. */
export interface Rollout {
  live: number;
  canary: number;
  /** Loads of live before the trial. */
  history: number;
  /** Part of the loads that run the canary, above 0. */
  share: number;
  /** Loads of the canary after which the rollout is over. */
  loads: number;
}

export interface RolloutEnd {
  /** Loads of the canary until the veto; null without one. */
  vetoedAfter: number | null;
  /** Loads of the canary until it passed for the first time; null when it never did before a veto. */
  passedAfter: number | null;
}

/** Random numbers from 0 up to 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Loads of one version. Good loads are skipped to the next failure, whose distance has a geometric distribution. */
class SimulatedLoads {
  loads = 0;
  failures = 0;
  private readonly perGoodLoad: number;
  /** Good loads before the next failure. */
  gap: number;

  constructor(
    rate: number,
    private readonly random: () => number,
  ) {
    this.perGoodLoad = log(1 - rate);
    this.gap = this.nextGap();
  }

  fail(): void {
    this.loads += this.gap + 1;
    this.failures += 1;
    this.gap = this.nextGap();
  }

  /** Goes on until there were so many loads. */
  advanceTo(loads: number): void {
    while (this.loads + this.gap < loads) this.fail();
    this.gap -= loads - this.loads;
    this.loads = loads;
  }

  private nextGap(): number {
    return floor(log(1 - this.random()) / this.perGoodLoad);
  }
}

/** One rollout, judged after each failure of the canary. It goes on after the canary has passed. */
function rollOut(rollout: Rollout, random: () => number): RolloutEnd {
  const canary = new SimulatedLoads(rollout.canary, random);
  const live = new SimulatedLoads(rollout.live, random);
  const livePerCanary = (1 - rollout.share) / rollout.share;
  const advanceLive = () => live.advanceTo(rollout.history + floor(canary.loads * livePerCanary));
  let passedAfter: number | null = null;

  for (;;) {
    advanceLive();
    const { verdict, needed } = canaryVerdict(canary, live);
    if (verdict === 'failing') return { vetoedAfter: canary.loads, passedAfter };
    if (needed !== null && needed <= canary.gap) passedAfter ??= canary.loads + needed;
    canary.fail();
    if (canary.loads > rollout.loads) return { vetoedAfter: null, passedAfter };
  }
}

/** So many rollouts, the same ones for the same seed. */
export function rollOuts(count: number, rollout: Rollout, seed: number): RolloutEnd[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => rollOut(rollout, random));
}

/** Part of the rollouts with a veto at any time. */
export const vetoRate = (ends: readonly RolloutEnd[]): number =>
  ends.filter(({ vetoedAfter }) => vetoedAfter !== null).length / ends.length;

/** Part of the rollouts with a veto before the canary passed: people may make it live as soon as it has. */
export const foundRate = (ends: readonly RolloutEnd[]): number =>
  ends.filter(({ vetoedAfter, passedAfter }) => vetoedAfter !== null && passedAfter === null).length / ends.length;

/** Part of the rollouts in which the canary passed and had no veto. */
export const passRate = (ends: readonly RolloutEnd[]): number =>
  ends.filter(({ vetoedAfter, passedAfter }) => vetoedAfter === null && passedAfter !== null).length / ends.length;
