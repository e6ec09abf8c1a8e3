import type { Parsed } from './history-kind.js';

const DECIMAL = /^[+-]?\d+(\.\d*)?$/;

/**
 * A whole number from `min` to `max`, typed by hand: spaces around it do not matter and a comma is the decimal point,
 * so that "5,5" is refused as not whole rather than read as 55.
 */
export function parseWhole(text: string, min: number, max: number): Parsed {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return { problem: 'must be filled in' };
  const value = DECIMAL.test(typed) ? Number(typed) : NaN;
  if (!Number.isInteger(value) || value < min || value > max) return { problem: `must be a whole number from ${min} to ${max}` };
  return { value };
}
