import { mean, sampleDeviation } from '../../../common/statistics/statistics.js';
import type { Trend } from './trend.js';

const LEAST_RECENT_SURVEYS = 3;
const LEAST_BASELINE_SURVEYS = 10;
/** Hooper points. Without it, an athlete with nearly constant answers would stand out by a single point. */
const LEAST_DEVIATION = 1;
/** Least relevant change, in Hooper points. */
export const LEAST_WELLNESS_CHANGE = 0.6;

/**
 * Compares the Hooper index of the last seven days with that of the 28 days before: up is better, a lower index. Both
 * lists hold the index of each complete survey, 4…40. Null with fewer than 3 recent or 10 baseline surveys. `change` in
 * points, positive is worse.
 */
export function wellnessTrend(recent: readonly number[], baseline: readonly number[]): Trend | null {
  if (recent.length < LEAST_RECENT_SURVEYS || baseline.length < LEAST_BASELINE_SURVEYS) return null;
  const [value, usual] = [mean(recent), mean(baseline)];
  const deviation = Math.max(sampleDeviation(baseline), LEAST_DEVIATION);
  const z = (usual - value) / (deviation * Math.sqrt(1 / recent.length + 1 / baseline.length));
  return { value, z, change: value - usual, earlierTests: null };
}
