import { fatigueSentence, isTestValue, type FatigueKind } from '@touchline/contracts/fatigue-kinds';

const TYPED = /^\d*\.?\d*$/;
/** More characters than any value needs. */
const LONGEST = 8;

/**
 * What stands in the box after a key or a paste: digits and one decimal point, as which a comma counts. Null for anything else, which leaves
 * the box as it was: "4-1" without its sign would be another number.
 */
export function acceptTyped(text: string): string | null {
  const typed = text.trim().replace(',', '.');
  return typed.length <= LONGEST && TYPED.test(typed) ? typed : null;
}

/** What a typed text means: `zero` is a number that is not above 0, as half typed values are; it is no mistake, but nothing to record either. */
export type Reading = { is: 'nothing' } | { is: 'zero' } | { is: 'value'; value: number } | { is: 'problem'; sentence: string };

/** Reads what `acceptTyped` let through. */
export function readTyped(kind: FatigueKind, text: string): Reading {
  if (text === '') return { is: 'nothing' };
  const value = Number(text);
  // A point alone is not a number yet.
  if (!(value > 0)) return { is: 'zero' };
  return isTestValue(kind, value) ? { is: 'value', value } : { is: 'problem', sentence: fatigueSentence(kind) };
}
