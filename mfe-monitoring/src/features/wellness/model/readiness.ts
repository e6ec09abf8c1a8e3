import { WELLNESS_RATING_LABELS, WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../../../shared/date-range.js';

export interface RatingMean {
  rating: WellnessRating;
  label: string;
  /** Mean of the ratings that were given, 1 to 10, not rounded; null when none was. */
  mean: number | null;
  /** How many were given. */
  count: number;
}

export interface Readiness {
  means: RatingMean[];
  /** How many entries were looked at: at most the span, fewer when there are no more. */
  entries: number;
  range: string;
}

/** Means of the newest `span` entries (given oldest first). A rating that was left out is skipped, never taken for zero. */
export function readiness(entries: readonly WellnessEntry[], span: number): Readiness {
  const newest = entries.slice(-span);
  const means = WELLNESS_RATINGS.map((rating) => {
    const given = newest.map((entry) => entry[rating]).filter((value) => value !== null);
    const mean = given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
    return { rating, label: WELLNESS_RATING_LABELS[rating], mean, count: given.length };
  });
  return { means, entries: newest.length, range: dateRange(newest.map(({ date }) => date)) };
}

/** One decimal, or `no rating`. */
export function meanText(mean: number | null): string {
  // The tiny addition keeps 2.25 from becoming 2.2 through its binary form.
  return mean === null ? 'no rating' : (Math.round((mean + 1e-9) * 10) / 10).toFixed(1);
}

/** The means as text, one row per rating. */
export function readinessTable({ means }: Readiness): ChartTableData {
  return {
    columns: ['Rating', 'Average (of 10)', 'Ratings counted'],
    rows: means.map(({ label, mean, count }) => [label, meanText(mean), String(count)]),
  };
}

/** The means as a sentence. */
export function readinessSummary({ means }: Readiness): string {
  return `${means.map(({ label, mean }) => `${label} ${meanText(mean)}`).join(', ')}, each of 10.`;
}
