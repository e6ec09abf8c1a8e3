import { isMeasureValue } from '@touchline/contracts/measure-choices';
import { valueSentence } from '@touchline/contracts/measure-texts';
import { parseNumber } from '@touchline/contracts/number-text';
import { performanceTestSentence, isTestValue } from '@touchline/contracts/performance-test-kinds';
import { asSentence } from '../../../../shared/as-sentence.js';
import type { SheetTest } from './sheet-tests.js';

/**
 * A typed text as a value. `zero`: a number that is not above 0 where all values are, as in a half-typed value; neither an
 * error nor a value to record.
 */
type TypedValue =
  { is: 'nothing' } | { is: 'zero' } | { is: 'value'; value: number } | { is: 'problem'; sentence: string };

/** Parses a text accepted by `acceptTyped` or `acceptPasted`. */
export function parseTyped(test: SheetTest, text: string): TypedValue {
  if (text === '') return { is: 'nothing' };
  if (test.product === null) {
    const value = parseNumber(text);
    return value !== undefined && isMeasureValue(test.definition, value)
      ? { is: 'value', value }
      : { is: 'problem', sentence: valueSentence(test.definition) };
  }
  const value = Number(text);
  // Also true for a single point, which is not a number.
  if (!(value > 0)) return { is: 'zero' };
  return isTestValue(test.product, value)
    ? { is: 'value', value }
    : { is: 'problem', sentence: asSentence(performanceTestSentence(test.product)) };
}
