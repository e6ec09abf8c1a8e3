/** The four metrics in which athletes are compared with their own past, in the order of the columns. */
export const TREND_METRICS = ['trainingLoad', 'wellness', 'sprint', 'vertical'] as const;
export type TrendMetric = (typeof TREND_METRICS)[number];

/**
 * Shown instead of the sentence when too little is recorded for a comparison; then `value` is null and `trend` flat.
 */
export const NO_TREND_DATA = 'No data';
