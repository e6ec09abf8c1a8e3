import { roundHalfUp } from './rounding.js';

/** The kinds of test whose card carries a change chip. */
export type ChangeKind = 'sprint' | 'grip';

/** Which way is better, and below how many percent a change says nothing: it lies within the noise of the test. */
const CHANGE_RULES: Readonly<Record<ChangeKind, { better: 'up' | 'down'; neutralBelowPercent: number }>> = {
  sprint: { better: 'down', neutralBelowPercent: 1 },
  grip: { better: 'up', neutralBelowPercent: 3 },
};

export const CHANGE_DIRECTIONS = ['up', 'down', 'flat'] as const;
export const CHANGE_TONES = ['good', 'bad', 'neutral'] as const;

export interface Change {
  /** Percent of the previous value, one decimal. */
  percent: number;
  direction: (typeof CHANGE_DIRECTIONS)[number];
  tone: (typeof CHANGE_TONES)[number];
}

/**
 * What became of the last value against the one before it; null with fewer than two values above 0. The threshold acts on the rounded
 * percent, so that two chips of one text never differ in colour.
 */
export function changeOf(kind: ChangeKind, valuesOldToNew: readonly (number | null)[]): Change | null {
  const [previous, latest] = valuesOldToNew.filter((value) => value !== null && value > 0).slice(-2);
  if (previous == null || latest == null) return null;
  const percent = roundHalfUp(((latest - previous) / previous) * 100, 1);
  const { better, neutralBelowPercent } = CHANGE_RULES[kind];
  const direction = latest === previous ? 'flat' : latest > previous ? 'up' : 'down';
  const tone = Math.abs(percent) < neutralBelowPercent ? 'neutral' : direction === better ? 'good' : 'bad';
  return { percent, direction, tone };
}
