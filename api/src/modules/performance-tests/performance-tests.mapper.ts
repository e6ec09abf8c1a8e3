import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { ExistingTest, PerformanceTest, TestVariation } from '@touchline/contracts/performance-tests.schema';
import { roundHalfUp, roundedOrNull } from '@touchline/contracts/rounding';
import { testVariation } from './calc/test-variation.js';
import type { PerformanceTestEntity } from './performance-test.entity.js';
import type { StoredTest } from './performance-tests.repository.js';

const VARIATION_DECIMALS = 3;

/** A stored test in its wire shape: the value in the field of its kind, the other two null. */
export function toPerformanceTest(row: StoredTest): PerformanceTest {
  const values = {
    grip_strength_kg: null,
    dash_10m_time: null,
    vertical_jump_cm: null,
    [PERFORMANCE_TEST_LIMITS[row.kind].field]: keptValue(row.kind, row.value),
  };
  return { id: row.id, athlete_id: row.athleteId, recorded_at: row.recordedAt, ...values, version: row.version };
}

/** The athletes who have a value, in the order of `athleteIds`, each once. */
export function toExistingTests(
  athleteIds: readonly number[],
  kind: PerformanceTestKind,
  values: ReadonlyMap<number, number | null>,
): ExistingTest[] {
  return [...new Set(athleteIds)].flatMap((athleteId) => {
    const value = values.get(athleteId) ?? null;
    return value === null ? [] : [{ athlete_id: athleteId, value: keptValue(kind, value) }];
  });
}

/** The value rounded half up to the decimals that its kind stores. */
export function keptValue(kind: PerformanceTestKind, value: number): number {
  return roundHalfUp(value, PERFORMANCE_TEST_LIMITS[kind].decimals);
}

/** The latest of these values beside the usual variation; `values` as in `testVariation`. */
export function toTestVariation(kind: PerformanceTestKind, values: readonly number[]): TestVariation {
  const { change, typicalError, isOwn, usualChange, isBeyond } = testVariation(kind, values);
  return {
    change: roundedOrNull(change, VARIATION_DECIMALS),
    typical_error: roundHalfUp(typicalError, VARIATION_DECIMALS),
    own: isOwn,
    usual_change: roundHalfUp(usualChange, VARIATION_DECIMALS),
    beyond: isBeyond,
  };
}

/** The next version of a stored test; the value may be unchanged. */
export function nextVersion(stored: PerformanceTestEntity, value: number, now: Date): PerformanceTestEntity {
  return { ...stored, value: keptValue(stored.kind, value), version: stored.version + 1, updatedAt: now };
}
