import { sampleDeviation } from './statistics.js';
import { above } from './tolerance.js';

/** So many of the newest differences between consecutive tests decide the own typical error, and at least so many. */
const MOST_DIFFERENCES = 5;
const LEAST_DIFFERENCES = 4;
/** A difference has the error of both its tests, hence √2. Hopkins 2000, Sports Med 30:1. */
const USUAL_CHANGE_FACTOR = 1.5 * Math.SQRT2;

/** The newest tests that the judgement of the latest one depends on. */
export const JUDGED_TESTS = MOST_DIFFERENCES + 2;

/** The change from the previous test to the latest beside the usual variation from test to test; not rounded. */
export interface JudgedChange {
  /** Latest minus previous value, in the unit of the test; null without a previous one. */
  change: number | null;
  typicalError: number;
  /** True: from the athlete's own tests; false: the default of the test. */
  isOwn: boolean;
  /** The largest change to either side that is still usual. */
  usualChange: number;
  /** Null without a change. */
  isBeyond: boolean | null;
}

/**
 * Judges the latest of an athlete's tests of one kind; `values` are at least the newest `JUDGED_TESTS`, oldest first.
 * `defaultError` is the typical error for athletes with few tests of their own, in the unit of the test. Null where there are
 * few tests and no default.
 */
export function judgedChange(values: readonly number[], defaultError: number): JudgedChange;
export function judgedChange(values: readonly number[], defaultError: number | null): JudgedChange | null;
export function judgedChange(values: readonly number[], defaultError: number | null): JudgedChange | null {
  const differences = values.slice(1).map((value, at) => value - (values[at] ?? value));
  const change = differences.at(-1) ?? null;
  const earlier = differences.slice(0, -1).slice(-MOST_DIFFERENCES);

  const isOwn = earlier.length >= LEAST_DIFFERENCES;
  const typicalError = isOwn ? sampleDeviation(earlier) / Math.SQRT2 : defaultError;
  if (typicalError === null) return null;
  const usualChange = USUAL_CHANGE_FACTOR * typicalError;
  return {
    change,
    typicalError,
    isOwn,
    usualChange,
    isBeyond: change === null ? null : above(Math.abs(change), usualChange),
  };
}
