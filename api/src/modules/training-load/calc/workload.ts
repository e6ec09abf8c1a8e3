import { ACUTE_DAYS, CHRONIC_DAYS } from '@touchline/contracts/load-windows';

/**
 * Load of the last seven days, arbitrary units: `loads` are a window's daily loads, the newest last, days before the
 * first session 0.
 */
export function weeklyLoad(loads: readonly number[]): number {
  return sum(loads.slice(-ACUTE_DAYS));
}

/** Acute workload: rolling mean of 7 days, arbitrary units per day. Gabbett 2016, Br J Sports Med 50:273. */
export function acuteWorkload(loads: readonly number[]): number {
  return weeklyLoad(loads) / ACUTE_DAYS;
}

/**
 * Chronic workload: rolling mean of 28 days, the acute ones among them (coupled). Midoglu et al. 2024, Sci Data 11:553.
 */
export function chronicWorkload(loads: readonly number[]): number {
  return sum(loads.slice(-CHRONIC_DAYS)) / CHRONIC_DAYS;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
