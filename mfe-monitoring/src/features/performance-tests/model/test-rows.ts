import {
  PERFORMANCE_TEST_LIMITS,
  performanceTestSentence,
  isTestValue,
  type PerformanceTestKind,
} from '@touchline/contracts/performance-test-kinds';
import type { PerformanceTest, PerformanceTestWrite } from '@touchline/contracts/performance-tests.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { Parsed } from '@touchline/ui/forms';
import type { HistoryColumn, HistoryRow, HistoryWrite } from '../../../shared/history-dialog/history-kind.js';
import { numberOr } from '../../../shared/history-dialog/history-kind.js';
import { testNumber } from '../../../shared/test-value-text.js';

/** The field of a record that holds the value of a kind. */
export type TestField = (typeof PERFORMANCE_TEST_LIMITS)[PerformanceTestKind]['field'];

/** The only value column of a kind: shown rounded, edited exactly. */
export function testColumns(kind: PerformanceTestKind): HistoryColumn<TestField>[] {
  const { field, label, max } = PERFORMANCE_TEST_LIMITS[kind];
  return [
    {
      key: field,
      label,
      hint: `up to ${max}`,
      decimals: true,
      parse: (text) => parseTest(kind, text),
      format: (value) => testNumber(kind, value),
    },
  ];
}

/** Rounds like the server, so that a stored value equals the one that was typed. */
function parseTest(kind: PerformanceTestKind, text: string): Parsed<number> {
  const parsed = numberOr(text, performanceTestSentence(kind), (value) => isTestValue(kind, value));
  return 'value' in parsed ? { value: roundHalfUp(parsed.value, PERFORMANCE_TEST_LIMITS[kind].decimals) } : parsed;
}

/** A record as a row of the history table. */
export function toRow({
  id,
  recorded_at: date,
  version,
  grip_strength_kg,
  dash_10m_time,
  vertical_jump_cm,
}: PerformanceTest): HistoryRow<TestField> {
  return { id, date, version, values: { grip_strength_kg, dash_10m_time, vertical_jump_cm } };
}

/**
 * The body of the call for one edit: only the field of this kind. Null for a new record: this dialog does not add
 * tests.
 */
export function toEntry(
  kind: PerformanceTestKind,
  { id, version, values }: HistoryWrite<TestField>,
): PerformanceTestWrite | null {
  const { field } = PERFORMANCE_TEST_LIMITS[kind];
  return id === null ? null : { id, version, [field]: values[field] };
}
