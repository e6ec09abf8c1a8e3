import { roundHalfUp } from '@touchline/contracts/rounding';
import type { ApexOptions } from '@touchline/ui/charts';
import { numberText } from './number-text.js';

/** An axis from 0 to `max` in `steps` equal steps. */
export interface Scale {
  max: number;
  steps: number;
}

const MAX_STEP_COUNT = 6;
/** The allowed step sizes, times a power of ten. */
const ROUND_STEP_FACTORS = [1, 2, 5, 10];
/** The scale when no value is above 0. */
const EMPTY_SCALE: Scale = { max: 1, steps: 1 };

/**
 * The scale for `values` (null: no value): `minimum` when all fit into it, else one with a round end and round steps,
 * so that the highest value lies in the upper quarter. The chart library's own scale can leave half of the height
 * empty.
 */
export function scaleFor(values: readonly (number | null)[], minimum?: Scale): Scale {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (minimum && highest <= minimum.max) return minimum;
  if (highest === 0) return EMPTY_SCALE;
  const tens = 10 ** Math.floor(Math.log10(highest / MAX_STEP_COUNT));
  const steps = ROUND_STEP_FACTORS.map((round) => ({
    step: round * tens,
    count: Math.ceil(highest / (round * tens) - 1e-9),
  }));
  const { step, count } = steps.find(({ count: needed }) => needed <= MAX_STEP_COUNT) ?? { step: highest, count: 1 };
  return { max: roundHalfUp(step * count, 6), steps: count };
}

type Axis = Exclude<NonNullable<ApexOptions['yaxis']>, readonly unknown[]>;

const ZOOMED_STEPS = 5;
const ZOOMED_STEP_FACTORS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20];
/** Room below the lowest value, as a share of the range: a bar needs a height. */
const ZOOMED_MARGIN = 0.05;

/** The narrowest round axis of five steps around `values`, not below `floor`; null without values. */
export function zoomedScale(values: readonly number[], floor = 0): (Scale & { min: number }) | null {
  if (values.length === 0) return null;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  // A single value has no range: a part of itself shows where it lies.
  const margin = ZOOMED_MARGIN * (highest - lowest || Math.abs(highest));
  const [from, to] = [Math.max(floor, lowest - margin), highest];
  if (to === from) return { min: 0, ...EMPTY_SCALE };
  const tens = 10 ** Math.floor(Math.log10((to - from) / ZOOMED_STEPS));
  const scales = ZOOMED_STEP_FACTORS.map((factor) => {
    const step = factor * tens;
    const min = roundHalfUp(Math.floor(from / step + 1e-9) * step, 6);
    return { min, max: roundHalfUp(min + ZOOMED_STEPS * step, 6), steps: ZOOMED_STEPS };
  });
  return scales.find(({ max }) => max >= to - 1e-9) ?? null;
}

/** The scale as the axis of a chart. */
export function scaleAxis({ max, steps }: Scale): Axis {
  return { min: 0, max, tickAmount: steps, labels: { formatter: (value: number) => numberText(value) } };
}
