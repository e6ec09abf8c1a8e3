import { mean, sampleDeviation } from './statistics.js';
import type { Trend } from './trend.js';

/** What was trained on one day; a rest day has no session and a load of 0. */
export interface DayOfTraining {
  sessions: number;
  /** Sum of the sessions' loads, arbitrary units. */
  load: number;
}

/** So much of the four weeks must be known, and trained on, for a week to be held against them. */
const LEAST_HISTORY_DAYS = 21;
const LEAST_TRAINING_DAYS = 6;
/** Percent of the usual load. */
export const LEAST_LOAD_CHANGE = 10;

/**
 * The load of the last seven days against the athlete's four weeks before: up is more. `recent` holds seven days, `baseline` those of the 28
 * before that lie in the athlete's history; rest days are days, a load of 0. Null with fewer than 21 days of history or 6 with a session, and
 * where every day had the same load. `value` in AU per day, `change` in percent.
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
