import { roundHalfUp } from '@touchline/contracts/rounding';
import type { ApexOptions } from '@touchline/ui/charts';
import { numberText } from './number-text.js';

/** An axis from 0 to `max` in equal steps. */
export interface Scale {
  max: number;
  steps: number;
}

const MOST_STEPS = 6;
/** What a step may be, times a power of ten. */
const ROUND = [1, 2, 5, 10];
/** Where there is nothing above 0 to measure. */
const ZERO_ALONE: Scale = { max: 1, steps: 1 };

/**
 * `least` where all values (null: none) lie within it, else the next scale with a round end and round steps: the highest value stands in its
 * upper quarter. A chart library left to itself may leave half of the height empty.
 */
export function scaleFor(values: readonly (number | null)[], least?: Scale): Scale {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (least && highest <= least.max) return least;
  if (highest === 0) return ZERO_ALONE;
  const tens = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const steps = ROUND.map((round) => ({ step: round * tens, count: Math.ceil(highest / (round * tens) - 1e-9) }));
  const { step, count } = steps.find(({ count: needed }) => needed <= MOST_STEPS) ?? { step: highest, count: 1 };
  return { max: roundHalfUp(step * count, 6), steps: count };
}

type Axis = Exclude<NonNullable<ApexOptions['yaxis']>, readonly unknown[]>;

/** The scale as the axis of a chart. */
export function scaleAxis({ max, steps }: Scale): Axis {
  return { min: 0, max, tickAmount: steps, labels: { formatter: (value: number) => numberText(value) } };
}
