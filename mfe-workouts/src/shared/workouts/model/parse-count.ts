import { parseNumberWithin } from '@touchline/contracts/number-text';

/** Larger than any count that is accepted. */
const LARGEST = 999_999_999;

/** A typed whole number from 1 to `maximum`; null for anything else. */
export function parseCount(text: string, maximum = LARGEST): number | null {
  return parseNumberWithin(text, 1, maximum) ?? null;
}
