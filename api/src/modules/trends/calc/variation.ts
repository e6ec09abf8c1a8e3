import type { Trend } from './trend.js';

const MOST = 9;
/** One trend alone says little about an athlete. */
const LEAST_TRENDS = 2;

/** How far the farthest trend lies from the athlete's usual, in standard errors, rounded half up to a whole number and at most 9. Null with fewer than two trends that have data. */
export function variation(trends: readonly (Trend | null)[]): number | null {
  const known = trends.filter((trend) => trend !== null);
  if (known.length < LEAST_TRENDS) return null;
  return Math.min(MOST, Math.floor(Math.max(...known.map(({ z }) => Math.abs(z))) + 0.5));
}
