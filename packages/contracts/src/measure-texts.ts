import type { Scale } from './measure-choices.js';
import { unitSymbol, type Unit } from './measure-rules.js';
import type { Word } from './words.js';

/** `Nordbord must be a number from 0 to 1000 (N), in steps of 1.` */
export function valueSentence({ label, min, max, unit, step }: Scale & { label: string; unit: Word<Unit> }): string {
  const symbol = unitSymbol(unit);
  return `${label} must be a number from ${min} to ${max}${symbol === '' ? '' : ` (${symbol})`}, in steps of ${step}.`;
}

/** `Nordbord (N)`; the label alone where the unit has no symbol. */
export function labelWithUnit({ label, unit }: { label: string; unit: Word<Unit> }): string {
  const symbol = unitSymbol(unit);
  return symbol === '' ? label : `${label} (${symbol})`;
}

/** `412 N`; the number alone where the unit has no symbol. */
export function withUnit(text: string, unit: Word<Unit>): string {
  const symbol = unitSymbol(unit);
  return symbol === '' ? text : `${text} ${symbol}`;
}

/** Decimals of a value that lies on the steps of a measure. */
export function decimalsOf({ step }: Pick<Scale, 'step'>): number {
  return step < 0.01 ? 3 : step < 0.1 ? 2 : step < 1 ? 1 : 0;
}
