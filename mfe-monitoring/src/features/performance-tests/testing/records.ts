import { addDays } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';

const FIRST_DAY = '2026-11-01';

/** A record of one kind for a test. */
export function buildRecord(
  kind: PerformanceTestKind,
  value: number,
  part: Partial<PerformanceTest> = {},
): PerformanceTest {
  return {
    id: 1,
    athlete_id: 7,
    recorded_at: FIRST_DAY,
    grip_strength_kg: null,
    dash_10m_time: null,
    vertical_jump_cm: null,
    version: 1,
    ...part,
    [PERFORMANCE_TEST_LIMITS[kind].field]: value,
  };
}

/** One record a day from November 1, 2026 on, with ids from `firstId` on. */
export const daily = (kind: PerformanceTestKind, values: readonly number[], firstId = 1): PerformanceTest[] =>
  values.map((value, at) => buildRecord(kind, value, { id: firstId + at, recorded_at: addDays(FIRST_DAY, at) }));
