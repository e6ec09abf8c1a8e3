import type { Parsed } from './history-kind.js';

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * A number typed by hand: spaces around it do not matter and a comma is the decimal point, so that "5,5" is never read as 55. What
 * `accepts` refuses, and what is no number, is answered with `sentence`, the end of a sentence ("must be …").
 */
export function parseNumber(text: string, sentence: string, accepts: (value: number) => boolean): Parsed {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return { problem: 'must be filled in' };
  const value = DECIMAL.test(typed) ? Number(typed) : NaN;
  return Number.isFinite(value) && accepts(value) ? { value } : { problem: sentence };
}

/** A whole number from `min` to `max`; anything else is answered with `sentence`. */
export function parseWhole(
  text: string,
  min: number,
  max: number,
  sentence = `must be a whole number from ${min} to ${max}`,
): Parsed {
  return parseNumber(text, sentence, (value) => Number.isInteger(value) && value >= min && value <= max);
}
