import { WELLNESS_RATING_LABELS, WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../../../shared/date-range.js';

export interface RatingMean {
  rating: WellnessRating;
  label: string;
  /** Mean of the given ratings, 1 to 10, not rounded; null when none was given. */
  mean: number | null;
  /** Number of given ratings. */
  count: number;
}

export interface Readiness {
  means: RatingMean[];
  /** Number of entries averaged: at most the span. */
  entries: number;
  range: string;
}

/** Means of the newest `span` of `entries` (oldest first). A missing rating is skipped, never counted as zero. */
export function readiness(entries: readonly WellnessEntry[], span: number): Readiness {
  const newest = entries.slice(-span);
  const means = WELLNESS_RATINGS.map((rating) => {
    const given = newest.map((entry) => entry[rating]).filter((value) => value !== null);
    const mean = given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
    return { rating, label: WELLNESS_RATING_LABELS[rating], mean, count: given.length };
  });
  return { means, entries: newest.length, range: dateRange(newest.map(({ date }) => date)) };
}

/** The mean with one decimal, or `no rating`. */
export function meanText(mean: number | null): string {
  // Adding 1e-9 keeps 2.25, stored as slightly less, from rounding to 2.2.
  return mean === null ? 'no rating' : (Math.round((mean + 1e-9) * 10) / 10).toFixed(1);
}

/** The means as a table, one row per rating. */
export function readinessTable({ means }: Readiness): ChartTableData {
  return {
    columns: ['Rating', 'Average (of 10)', 'Ratings counted'],
    rows: means.map(({ label, mean, count }) => [label, meanText(mean), String(count)]),
  };
}

/** The means as a sentence for screen readers. */
export function readinessSummary({ means }: Readiness): string {
  return `${means.map(({ label, mean }) => `${label} ${meanText(mean)}`).join(', ')}, each of 10.`;
}
