import { ACUTE_DAYS } from '@touchline/contracts/load-windows';
import { acuteWorkload, weeklyLoad } from './workload.js';

/**
 * Training monotony: mean of the last seven daily loads over their population standard deviation; null before 7 days of
 * history and in a week of equal loads, whose deviation is 0. Foster 1998, Med Sci Sports Exerc 30:1164.
 */
export function trainingMonotony(loads: readonly number[], historyDays: number): number | null {
  const week = loads.slice(-ACUTE_DAYS);
  // The float deviation of equal numbers may differ slightly from 0.
  if (historyDays < ACUTE_DAYS || Math.max(...week) === Math.min(...week)) return null;
  const mean = acuteWorkload(week);
  const variance = week.reduce((sum, load) => sum + (load - mean) ** 2, 0) / ACUTE_DAYS;
  return mean / Math.sqrt(variance);
}

/**
 * Training strain: load of the week times its monotony, arbitrary units; null when the monotony is null. Foster 1998.
 */
export function trainingStrain(loads: readonly number[], monotony: number | null): number | null {
  return monotony === null ? null : weeklyLoad(loads) * monotony;
}
