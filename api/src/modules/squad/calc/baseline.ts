import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { BASELINE_DAYS, LEAST_USUAL_DEVIATION } from '@touchline/contracts/squad-rules';
import { mean, sampleDeviation } from '../../../common/statistics/statistics.js';

/** The usual range of an athlete before a day; not rounded. */
export interface Baseline {
  /** Number of answers. */
  n: number;
  /** Mean Hooper index of these answers; null without any. */
  mean: number | null;
  /** Sample standard deviation; null with fewer than two answers. */
  sd: number | null;
}

/** A value of one day. */
export interface DatedSum {
  date: CalendarDate;
  sum: number;
}

/** The values of the 28 days before `date`. */
export function valuesBefore<Value extends { date: CalendarDate }>(
  values: readonly Value[],
  date: CalendarDate,
): Value[] {
  const from = addDays(date, -BASELINE_DAYS);
  return values.filter((value) => value.date >= from && value.date < date);
}

/** The baseline of `date` from values in any order, of which those outside of the 28 days before it are ignored. */
export function baselineOf(values: readonly DatedSum[], date: CalendarDate): Baseline {
  const sums = valuesBefore(values, date).map(({ sum }) => sum);
  return {
    n: sums.length,
    mean: sums.length === 0 ? null : mean(sums),
    sd: sums.length < 2 ? null : sampleDeviation(sums),
  };
}

/** Half the width of the usual band around the mean: the own standard deviation, at least 2 points. */
export function usualDeviation(sd: number): number {
  return Math.max(sd, LEAST_USUAL_DEVIATION);
}
