import { fatigueSentence, isTestValue, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { asSentence } from '../../../../shared/as-sentence.js';

/** What a typed text means: `zero` is a number that is not above 0, as half typed values are; it is no mistake, but nothing to record either. */
type Reading =
  { is: 'nothing' } | { is: 'zero' } | { is: 'value'; value: number } | { is: 'problem'; sentence: string };

/** Reads what `takeTyped` or `takePasted` let through. */
export function readTyped(kind: FatigueKind, text: string): Reading {
  if (text === '') return { is: 'nothing' };
  const value = Number(text);
  // A point alone is not a number yet.
  if (!(value > 0)) return { is: 'zero' };
  return isTestValue(kind, value)
    ? { is: 'value', value }
    : { is: 'problem', sentence: asSentence(fatigueSentence(kind)) };
}
