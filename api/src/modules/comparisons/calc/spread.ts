import { LEAST_COMPARED_ATHLETES } from '@touchline/contracts/comparison-rules';
import type { Spread } from '@touchline/contracts/comparisons.schema';
import { mean, sampleDeviation } from '../../../common/statistics/statistics.js';

/** Mean and spread of one value per athlete, not rounded; null with fewer athletes than may be shown. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < LEAST_COMPARED_ATHLETES) return null;
  return { n: values.length, mean: mean(values), sd: sampleDeviation(values) };
}
