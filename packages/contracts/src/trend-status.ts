import type { Word } from './words.js';

/**
 * Direction of a trend, against the athlete's own usual. Up means more load, but better wellness, a faster sprint, a
 * higher jump.
 */
export const TREND_DIRECTIONS = ['up', 'down', 'flat'] as const;
export type TrendDirection = (typeof TREND_DIRECTIONS)[number];

/** Status labels, in the order of a list sorted by variation, descending. Monitor is the status of every other case. */
export const TREND_STATUSES = ['Excellent Progress', 'Stable', 'Needs Attention', 'At Risk', 'Monitor'] as const;
export type TrendStatus = (typeof TREND_STATUSES)[number];

/** Theme colour of a status chip. */
export const TREND_STATUS_COLORS = {
  'Excellent Progress': 'success',
  Stable: 'success',
  'Needs Attention': 'warning',
  'At Risk': 'error',
  Monitor: 'info',
} as const satisfies Record<TrendStatus, string>;

/**
 * An athlete's status. `variation` is 0…9, or null when too few trends have data (Monitor); `trends` are all four,
 * flat without data. The rules are in the specification's order: the first that matches decides.
 */
export function trendStatus(variation: number | null, trends: readonly Word<TrendDirection>[]): TrendStatus {
  if (variation === null) return 'Monitor';
  if (variation <= 1) return 'Stable';
  if (variation === 2) return 'Monitor';
  if (variation >= 3 && trends.every((trend) => trend === 'up')) return 'Excellent Progress';
  if (variation === 3) return 'Needs Attention';
  return variation >= 4 && trends.includes('down') ? 'At Risk' : 'Monitor';
}
