import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** A test's value as shown, without its unit: `1.78`, `41.3`. */
export function testNumber(kind: PerformanceTestKind, value: number): string {
  const { shownDecimals } = PERFORMANCE_TEST_LIMITS[kind];
  return roundHalfUp(value, shownDecimals).toFixed(shownDecimals);
}

/** A test's value with its unit: `1.78 s`, `41.3 kg`. */
export function testText(kind: PerformanceTestKind, value: number): string {
  return `${testNumber(kind, value)} ${PERFORMANCE_TEST_LIMITS[kind].unit}`;
}
