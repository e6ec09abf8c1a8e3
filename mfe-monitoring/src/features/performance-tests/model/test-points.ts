import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';

/** One test of one kind. */
export interface TestPoint {
  date: CalendarDate;
  /** Stored value, in the unit of its kind. */
  value: number;
}

/** The records that have a value of this kind. */
export function recordsOf(kind: PerformanceTestKind, records: readonly PerformanceTest[]): PerformanceTest[] {
  return records.filter((record) => record[PERFORMANCE_TEST_LIMITS[kind].field] !== null);
}

/** The tests of one kind, oldest first. */
export function testPoints(kind: PerformanceTestKind, records: readonly PerformanceTest[]): TestPoint[] {
  const points = records.flatMap(({ recorded_at: date, [PERFORMANCE_TEST_LIMITS[kind].field]: value }) =>
    value === null ? [] : [{ date, value }],
  );
  return points.sort((a, b) => (a.date < b.date ? -1 : 1));
}
