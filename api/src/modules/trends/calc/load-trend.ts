import { mean, sampleDeviation } from '../../../common/statistics/statistics.js';
import type { Trend } from './trend.js';

/** The training of one day; a rest day has no session and a load of 0. */
export interface DayOfTraining {
  sessions: number;
  /** Sum of the sessions' loads, arbitrary units. */
  load: number;
}

/**
 * Days of the four weeks that must lie in the athlete's history, and days among them with a session, for a comparison.
 */
const LEAST_HISTORY_DAYS = 21;
const LEAST_TRAINING_DAYS = 6;
/** Least relevant change, in percent of the usual load. */
export const LEAST_LOAD_CHANGE = 10;

/**
 * Compares the load of the last seven days with the athlete's four weeks before: up is more. `recent` holds seven days,
 * `baseline` those of the 28 days before that lie in the athlete's history; rest days count with a load of 0. Null with
 * fewer than 21 baseline days or 6 days with a session, and when all baseline days have the same load. `value` in
 * arbitrary units per day, `change` in percent.
 */
export function loadTrend(recent: readonly DayOfTraining[], baseline: readonly DayOfTraining[]): Trend | null {
  if (
    baseline.length < LEAST_HISTORY_DAYS ||
    baseline.filter(({ sessions }) => sessions > 0).length < LEAST_TRAINING_DAYS
  )
    return null;
  const [recentLoads, usualLoads] = [recent.map(({ load }) => load), baseline.map(({ load }) => load)];
  const deviation = sampleDeviation(usualLoads);
  if (deviation === 0) return null;
  const [value, usual] = [mean(recentLoads), mean(usualLoads)];
  const z = (value - usual) / (deviation * Math.sqrt(1 / recent.length + 1 / baseline.length));
  return { value, z, change: (100 * (value - usual)) / usual, earlierTests: null };
}
