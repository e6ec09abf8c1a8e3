/** The four things in which an athlete is compared with themselves, in the order of the columns. */
export const TREND_METRICS = ['trainingLoad', 'wellness', 'sprint', 'vertical'] as const;
export type TrendMetric = (typeof TREND_METRICS)[number];

/** What stands in place of the sentence where too little is recorded for a comparison: then `value` is null and `trend` flat. */
export const NO_TREND_DATA = 'No data';
