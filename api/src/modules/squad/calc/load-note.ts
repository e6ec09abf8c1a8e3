import { ACUTE_DAYS } from '@touchline/contracts/load-windows';
import { above } from '@touchline/contracts/tolerance';
import { percentile } from '../../../common/statistics/statistics.js';

/** The days before a day whose 7-day loads the day's own is compared with. */
export const COMPARED_DAYS = 180;
/** With a shorter history there is no note. */
const LEAST_HISTORY_DAYS = 61;
const HIGH_SHARE = 0.95;

/** How the load of the last seven days compares with an athlete's own earlier weeks. */
export interface LoadNote {
  /** Above the 95th percentile of the own 7-day loads of the 180 days before; null before day 61 of the history. */
  over: boolean | null;
  /** True on the day on which that begins; null as `over`. */
  isNew: boolean | null;
}

/**
 * The note of the last of these days. `loads` has one load per calendar day, rest days 0, from the day of the first
 * session on or, with a longer history, at least the last 188 days; `historyDays` counts all days since the first
 * session.
 */
export function loadNote(loads: readonly number[], historyDays: number): LoadNote {
  const weeks = sevenDayLoads(loads);
  const over = isOver(weeks, historyDays);
  if (over === null) return { over, isNew: null };
  return { over, isNew: over && isOver(weeks.slice(0, -1), historyDays - 1) !== true };
}

function isOver(weeks: readonly number[], historyDays: number): boolean | null {
  if (historyDays < LEAST_HISTORY_DAYS) return null;
  const [today, before] = [weeks.at(-1), weeks.slice(0, -1).slice(-COMPARED_DAYS)];
  return today !== undefined && above(today, percentile(before, HIGH_SHARE));
}

/**
 * The load of each complete seven days, by their last day. A load is a multiple of a half, so a sum stays exact while days
 * are added to it and taken from it.
 */
function sevenDayLoads(loads: readonly number[]): number[] {
  let sum = 0;
  const sums = loads.map((load, day) => (sum += load - (loads[day - ACUTE_DAYS] ?? 0)));
  return sums.slice(ACUTE_DAYS - 1);
}
