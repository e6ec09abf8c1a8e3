import { roundHalfUp } from './rounding.js';

/** Kinds of performance tests: one value per kind, athlete and day. */
export const PERFORMANCE_TEST_KINDS = ['grip', 'sprint', 'jump'] as const;
export type PerformanceTestKind = (typeof PERFORMANCE_TEST_KINDS)[number];

/** Properties of a kind of test. Values are above 0 and at most `max`. */
interface PerformanceTestLimits {
  /** The field of a record that holds the value. */
  field: 'grip_strength_kg' | 'dash_10m_time' | 'vertical_jump_cm';
  /** Name with unit, for tables and dialogs. */
  label: string;
  unit: 'kg' | 's' | 'cm';
  max: number;
  /** Stored decimals; values with more are rounded half up. */
  decimals: number;
  /** Shown decimals. */
  shownDecimals: number;
}

export const PERFORMANCE_TEST_LIMITS = {
  grip: { field: 'grip_strength_kg', label: 'Grip Strength (kg)', unit: 'kg', max: 100, decimals: 2, shownDecimals: 1 },
  sprint: { field: 'dash_10m_time', label: '10m Sprint Time (s)', unit: 's', max: 30, decimals: 3, shownDecimals: 2 },
  jump: { field: 'vertical_jump_cm', label: 'Vertical jump (cm)', unit: 'cm', max: 120, decimals: 2, shownDecimals: 1 },
} as const satisfies Record<PerformanceTestKind, PerformanceTestLimits>;

/** True for a valid test value: at most `max`, and above 0 after rounding to the stored decimals. */
export function isTestValue(kind: PerformanceTestKind, value: number): boolean {
  return value <= PERFORMANCE_TEST_LIMITS[kind].max && roundHalfUp(value, PERFORMANCE_TEST_LIMITS[kind].decimals) > 0;
}

/** The sentence for a refused value, after the name of its field. */
export function performanceTestSentence(kind: PerformanceTestKind): string {
  const { max, unit } = PERFORMANCE_TEST_LIMITS[kind];
  return `must be a number above 0 and up to ${max} (${unit})`;
}

/** Maximum number of athletes that one call records. */
export const MAX_RECORDINGS = 500;

/** Maximum number of athletes that one call checks. */
export const MAX_CHECKED_ATHLETES = 1_000;
