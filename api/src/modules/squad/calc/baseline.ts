import { BASELINE_DAYS, LEAST_USUAL_DEVIATION } from '@touchline/contracts/squad-rules';

/** The usual range of an athlete before a day; not rounded. */
export interface Baseline {
  /** Number of answers. */
  n: number;
  /** Mean Hooper index of these answers; null without any. */
  mean: number | null;
  /** Sample standard deviation; null with fewer than two answers. */
  sd: number | null;
}

/** A Hooper index of an epoch day. */
export interface DatedSum {
  day: number;
  sum: number;
}

/** Whether a value lies in the 28 days before `day`. */
export function isBefore(value: Pick<DatedSum, 'day'>, day: number): boolean {
  return value.day >= day - BASELINE_DAYS && value.day < day;
}

/**
 * The baseline of an epoch day from values in any order, of which those outside of the 28 days before it are ignored. The
 * values are whole numbers, so that their sums are exact, and so is a standard deviation of 0.
 */
export function baselineOf(values: readonly DatedSum[], day: number): Baseline {
  let [n, total, squares] = [0, 0, 0];
  for (const value of values) {
    if (!isBefore(value, day)) continue;
    n += 1;
    total += value.sum;
    squares += value.sum ** 2;
  }
  return {
    n,
    mean: n === 0 ? null : total / n,
    sd: n < 2 ? null : Math.sqrt((n * squares - total ** 2) / (n * (n - 1))),
  };
}

/** Half the width of the usual band around the mean: the own standard deviation, at least 2 points. */
export function usualDeviation(sd: number): number {
  return Math.max(sd, LEAST_USUAL_DEVIATION);
}
