import {
  HOOPER_RATINGS,
  RATING_MAX,
  RATING_MIN,
  WELLNESS_RATINGS,
  type WellnessRating,
} from '@touchline/contracts/ratings';

/** The four ratings of a day; null when the athlete did not answer. */
export type Ratings = Readonly<Record<WellnessRating, number | null>>;

/** True when all ratings of the survey are present and within the scale (1 very good … 10 very poor). */
export function isCompleted(ratings: Ratings): boolean {
  return WELLNESS_RATINGS.every((rating) => isRating(ratings[rating]));
}

/**
 * Hooper index: the sum of the four ratings, 4…40, high is bad; null unless these four are present.
 * Hooper & Mackinnon 1995, Sports Med 20:321.
 */
export function hooperIndex(ratings: Ratings): number | null {
  if (!HOOPER_RATINGS.every((rating) => isRating(ratings[rating]))) return null;
  return HOOPER_RATINGS.reduce((sum, rating) => sum + (ratings[rating] ?? 0), 0);
}

function isRating(value: number | null): boolean {
  return value !== null && value >= RATING_MIN && value <= RATING_MAX;
}
