import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { sampleDeviation } from '../../../common/statistics/statistics.js';
import { above } from '../../../common/statistics/tolerance.js';

/** Typical errors for athletes with few tests, in the unit of the test; conventions of this product. */
const DEFAULT_TYPICAL_ERRORS: Readonly<Record<PerformanceTestKind, number>> = { grip: 1.5, sprint: 0.03, jump: 1.5 };
/** So many of the newest differences between consecutive tests decide the own typical error, and at least so many. */
const MOST_DIFFERENCES = 5;
const LEAST_DIFFERENCES = 4;
/** A difference has the error of both its tests, hence √2. Hopkins 2000, Sports Med 30:1. */
const USUAL_CHANGE_FACTOR = 1.5 * Math.SQRT2;

/** The newest tests that the judgement of the latest one depends on. */
export const JUDGED_TESTS = MOST_DIFFERENCES + 2;

/** The change from the previous test to the latest beside the usual variation from test to test; not rounded. */
export interface TestVariation {
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

/** Judges the latest of an athlete's tests of one kind; `values` are at least the newest `JUDGED_TESTS`, oldest first. */
export function testVariation(kind: PerformanceTestKind, values: readonly number[]): TestVariation {
  const differences = values.slice(1).map((value, at) => value - (values[at] ?? value));
  const change = differences.at(-1) ?? null;
  const earlier = differences.slice(0, -1).slice(-MOST_DIFFERENCES);

  const isOwn = earlier.length >= LEAST_DIFFERENCES;
  const typicalError = isOwn ? sampleDeviation(earlier) / Math.SQRT2 : DEFAULT_TYPICAL_ERRORS[kind];
  const usualChange = USUAL_CHANGE_FACTOR * typicalError;
  return {
    change,
    typicalError,
    isOwn,
    usualChange,
    isBeyond: change === null ? null : above(Math.abs(change), usualChange),
  };
}
