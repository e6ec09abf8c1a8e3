/** Names for attendance rates (whole percent, 0–100). Each screen has its own limits; all apply to the rounded rate. */

export const RATE_BANDS = ['good', 'warning', 'poor'] as const;
export type RateBand = (typeof RATE_BANDS)[number];

export const RATE_BAND_LABELS: Readonly<Record<RateBand, string>> = { good: 'Good', warning: 'Warning', poor: 'Poor' };

/** Status in the statistics table: good from 90, warning from 80, poor below; null without a rate. */
export function rateBand(rate: number | null): RateBand | null {
  if (rate === null) return null;
  if (rate >= 90) return 'good';
  return rate >= 80 ? 'warning' : 'poor';
}

/** True when the overview's chip is green: from 80. */
export function isGoodAttendance(rate: number): boolean {
  return rate >= 80;
}

export type HeatBand = 'good' | 'moderate' | 'poor';

export const HEAT_BAND_LABELS: Readonly<Record<HeatBand, string>> = {
  good: 'Good Attendance',
  moderate: 'Moderate Attendance',
  poor: 'Poor Attendance',
};

/** Colour of a day in the team heatmap: good from 90, moderate from 75, poor below; null without a rate. */
export function heatBand(rate: number | null): HeatBand | null {
  if (rate === null) return null;
  if (rate >= 90) return 'good';
  return rate >= 75 ? 'moderate' : 'poor';
}
