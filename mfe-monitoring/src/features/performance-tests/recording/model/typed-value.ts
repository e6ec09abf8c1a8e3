import {
  performanceTestSentence,
  isTestValue,
  type PerformanceTestKind,
} from '@touchline/contracts/performance-test-kinds';
import { asSentence } from '../../../../shared/as-sentence.js';

/**
 * A typed text as a value. `zero`: a number that is not above 0, as in a half-typed value; neither an error nor a value
 * to record.
 */
type TypedValue =
  { is: 'nothing' } | { is: 'zero' } | { is: 'value'; value: number } | { is: 'problem'; sentence: string };

/** Parses a text accepted by `acceptTyped` or `acceptPasted`. */
export function parseTyped(kind: PerformanceTestKind, text: string): TypedValue {
  if (text === '') return { is: 'nothing' };
  const value = Number(text);
  // Also true for a single point, which is not a number.
  if (!(value > 0)) return { is: 'zero' };
  return isTestValue(kind, value)
    ? { is: 'value', value }
    : { is: 'problem', sentence: asSentence(performanceTestSentence(kind)) };
}
