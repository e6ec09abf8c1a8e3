/** Which way an athlete went in one respect, against their own usual. Up is more load, but better wellness, a faster sprint, a higher jump. */
export const TREND_DIRECTIONS = ['up', 'down', 'flat'] as const;
export type TrendDirection = (typeof TREND_DIRECTIONS)[number];

/** In the order in which a list sorted by variation, descending, names them; Monitor stands for every other label. */
export const TREND_STATUSES = ['Excellent Progress', 'Stable', 'Needs Attention', 'At Risk', 'Monitor'] as const;
export type TrendStatus = (typeof TREND_STATUSES)[number];

/** The theme's colour of a status chip. */
export const TREND_STATUS_COLORS = {
  'Excellent Progress': 'success',
  Stable: 'success',
  'Needs Attention': 'warning',
  'At Risk': 'error',
  Monitor: 'info',
} as const satisfies Record<TrendStatus, string>;

/**
 * The label of an athlete. `variation` is 0…9, or null where too few trends have data, which is to be monitored; `trends` are all four, a trend
 * without data being flat. The rules stand in the specification's order: the first that fits decides.
 */
export function trendStatus(variation: number | null, trends: readonly TrendDirection[]): TrendStatus {
  if (variation === null) return 'Monitor';
  if (variation <= 1) return 'Stable';
  if (variation === 2) return 'Monitor';
  if (variation >= 3 && trends.every((trend) => trend === 'up')) return 'Excellent Progress';
  if (variation === 3) return 'Needs Attention';
  return variation >= 4 && trends.includes('down') ? 'At Risk' : 'Monitor';
}
