import { mean, sampleDeviation } from './statistics.js';
import type { Trend } from './trend.js';

const LEAST_RECENT = 3;
const LEAST_BASELINE = 10;
/** Points. Whoever always answers alike would otherwise stand out by a single point. */
const LEAST_DEVIATION = 1;
/** Points of the Hooper index. */
export const LEAST_WELLNESS_CHANGE = 0.6;

/**
 * The Hooper index of the last seven days against that of the 28 before: up is better, a lower index. Both hold the index of each complete
 * survey, 4…40. Null with fewer than 3 and 10 of them. `change` in points, positive where it is worse.
 */
export function wellnessTrend(recent: readonly number[], baseline: readonly number[]): Trend | null {
  if (recent.length < LEAST_RECENT || baseline.length < LEAST_BASELINE) return null;
  const [value, usual] = [mean(recent), mean(baseline)];
  const deviation = Math.max(sampleDeviation(baseline), LEAST_DEVIATION);
  const z = (usual - value) / (deviation * Math.sqrt(1 / recent.length + 1 / baseline.length));
  return { value, z, change: value - usual, earlierTests: null };
}
