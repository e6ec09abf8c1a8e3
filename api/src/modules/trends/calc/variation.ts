import type { Trend } from './trend.js';

const MAX_VARIATION = 9;
/** A single trend says little about an athlete. */
const LEAST_TRENDS = 2;

/**
 * Greatest distance of a trend from the athlete's usual values, in whole standard errors (rounded half up), at most 9.
 * Null with fewer than two trends with data.
 */
export function variation(trends: readonly (Trend | null)[]): number | null {
  const known = trends.filter((trend) => trend !== null);
  if (known.length < LEAST_TRENDS) return null;
  return Math.min(MAX_VARIATION, Math.floor(Math.max(...known.map(({ z }) => Math.abs(z))) + 0.5));
}
