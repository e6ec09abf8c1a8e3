import { roundHalfUp } from './rounding.js';

/** Kinds of test whose card shows a change chip. */
export type ChangeKind = 'sprint' | 'grip';

/** The better direction, and the percent below which a change is neutral: it is within the noise of the test. */
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
 * The change from the previous value to the latest; null with fewer than two values above 0. The threshold applies to
 * the rounded percent, so that two chips with the same text have the same colour.
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
