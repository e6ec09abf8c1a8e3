import { judgedChange, type JudgedChange } from '@touchline/contracts/judged-change';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';

export { JUDGED_TESTS } from '@touchline/contracts/judged-change';

/** Typical errors for athletes with few tests, in the unit of the test; conventions of this product. */
const DEFAULT_TYPICAL_ERRORS: Readonly<Record<PerformanceTestKind, number>> = { grip: 1.5, sprint: 0.03, jump: 1.5 };

/** Judges the latest of an athlete's tests of one kind; `values` are at least the newest `JUDGED_TESTS`, oldest first. */
export function testVariation(kind: PerformanceTestKind, values: readonly number[]): JudgedChange {
  return judgedChange(values, DEFAULT_TYPICAL_ERRORS[kind]);
}
