import type { TrendDirection } from '@touchline/contracts/trend-status';

/** Comparison of an athlete with their own earlier values, not rounded. */
export interface Trend {
  /** The compared value: the mean of the last seven days, or the latest test. */
  value: number;
  /** Difference in standard errors; positive is up. */
  z: number;
  /**
   * In percent of the earlier mean (training load, sprint, jump: positive is more) or Hooper points (positive is
   * worse).
   */
  change: number;
  /** Number of earlier tests in the comparison; null for a comparison with four weeks. */
  earlierTests: number | null;
}

/** Least relevant difference, in standard errors. */
const LEAST_Z = 1;
/** Tolerance for float errors in means of decimals. */
const TOLERANCE = 1e-9;

/**
 * Up or down when the difference is at least one standard error and `least` (in the unit of `change`); otherwise, and
 * without data, flat.
 */
export function directionOf(trend: Trend | null, least: number): TrendDirection {
  if (trend === null || Math.abs(trend.z) < LEAST_Z - TOLERANCE || Math.abs(trend.change) < least - TOLERANCE)
    return 'flat';
  return trend.z > 0 ? 'up' : 'down';
}
