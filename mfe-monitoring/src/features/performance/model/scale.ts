import { roundHalfUp } from '@touchline/contracts/rounding';

/** An axis from 0 to `max` in equal steps. */
export interface Scale {
  max: number;
  steps: number;
}

const MOST_STEPS = 6;
/** What a step may be, times a power of ten. */
const ROUND = [1, 2, 5, 10];

/** `least`, or where a value lies above it the next scale with a round end and round steps. */
export function scaleFor(values: readonly number[], least: Scale): Scale {
  const highest = Math.max(0, ...values);
  if (highest <= least.max) return least;
  const tens = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const steps = ROUND.map((round) => ({ step: round * tens, count: Math.ceil(highest / (round * tens) - 1e-9) }));
  const { step, count } = steps.find(({ count: needed }) => needed <= MOST_STEPS) ?? { step: highest, count: 1 };
  return { max: roundHalfUp(step * count, 6), steps: count };
}
