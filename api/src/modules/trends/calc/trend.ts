import type { TrendDirection } from '@touchline/contracts/trend-status';

/** One comparison of an athlete with themselves, not rounded. */
export interface Trend {
  /** What is compared: the mean of the last seven days, or the latest test. */
  value: number;
  /** Difference in standard errors; positive is up. */
  z: number;
  /** Percent of the usual (training load, sprint, jump: positive is more), or Hooper points (positive is worse). */
  change: number;
  /** How many earlier tests make the usual; null where four weeks do. */
  earlierTests: number | null;
}

/** Standard errors from which a difference says something. */
const LEAST_Z = 1;
/** A mean of decimals may lie just below the number it is. */
const TINY = 1e-9;

/** Up or down, once the difference is both out of the usual and large enough to matter; `least` is in the unit of the change. Without data flat. */
export function directionOf(trend: Trend | null, least: number): TrendDirection {
  if (trend === null || Math.abs(trend.z) < LEAST_Z - TINY || Math.abs(trend.change) < least - TINY) return 'flat';
  return trend.z > 0 ? 'up' : 'down';
}
