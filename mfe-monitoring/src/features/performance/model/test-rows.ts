import { FATIGUE_RULES, fatigueSentence, isTestValue, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { FatigueRecord, FatigueWrite } from '@touchline/contracts/fatigue.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { HistoryColumn, HistoryRow, HistoryWrite, Parsed } from '../../../shared/history-dialog/history-kind.js';
import { parseNumber } from '../../../shared/history-dialog/parse-number.js';
import { testNumber } from '../../../shared/test-text.js';

/** The field of a record that carries the value of its kind. */
export type TestField = (typeof FATIGUE_RULES)[FatigueKind]['field'];

/** The one value column of a kind: shown with few decimals, edited in full. */
export function testColumns(kind: FatigueKind): HistoryColumn<TestField>[] {
  const { field, label, max } = FATIGUE_RULES[kind];
  return [
    {
      key: field,
      label,
      hint: `0–${max}`,
      decimals: true,
      parse: (text) => parseTest(kind, text),
      show: (value) => testNumber(kind, value),
    },
  ];
}

/** Rounded as it is stored: only so can what is stored be known again as what was typed. */
function parseTest(kind: FatigueKind, text: string): Parsed {
  const parsed = parseNumber(text, fatigueSentence(kind), (value) => isTestValue(kind, value));
  return 'value' in parsed ? { value: roundHalfUp(parsed.value, FATIGUE_RULES[kind].decimals) } : parsed;
}

/** A record as a row of the history table. */
export function toRow({
  id,
  recorded_at: date,
  version,
  grip_strength_kg,
  dash_10m_time,
  vertical_jump_cm,
}: FatigueRecord): HistoryRow<TestField> {
  return { id, date, version, values: { grip_strength_kg, dash_10m_time, vertical_jump_cm } };
}

/** What the table wrote, as the API takes it: the field of its own kind alone. Null for a new record, which this dialog never makes. */
export function toEntry(kind: FatigueKind, { id, version, values }: HistoryWrite<TestField>): FatigueWrite | null {
  const { field } = FATIGUE_RULES[kind];
  return id === null ? null : { id, version, [field]: values[field] };
}
