import type { DecimalSign } from '@touchline/contracts/import-plan.schema';
import type { ImportField } from '@touchline/contracts/import-fields';
import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { isErrorText, isMissing } from '../missing.js';
import { timeFormatOf, unitInFormat } from '../number-format.js';
import { exactNumber } from '../shown-text.js';
import { refuse, stored, type CellValue } from './cell-value.js';
import { unitFactor } from './units.js';
import { agreed, type Ways } from './ways.js';

export type NumberField = Pick<ImportField, 'min' | 'max' | 'unit' | 'decimals'>;

export interface NumberReading {
  field: NumberField;
  /** That of the column; null when its cells do not decide and nobody has answered. */
  sign: DecimalSign | null;
  /** From the heading; null when it names none. */
  unit: string | null;
}

/** Most numbers, which need no more work: the sign between is a decimal sign, because no three digits follow it. */
const SIMPLE = /^-?\d+(?:[.,](?:\d{1,2}|\d{4,}))?$/;
/** Digits with signs and blanks, then a unit. */
const NUMBER = /^([+\-−]?)\s*(\d[\d.,' ’]*|[.,]\d+)\s*([^\d\s][^\d]*)?$/u;
const GROUPED: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.\d*)?$/,
  ',': /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,\d*)?$/,
};
const GROUP_BLANK = /(?<=\d)[ '’](?=\d{3}(?!\d))/g;

/**
 * The number in a cell in the unit of the field, rounded to its decimals only where a unit was converted. Refused: texts,
 * unknown units, numbers out of bounds or with too many decimals, and texts that the sign of the column would have to decide.
 */
export function readNumber(cell: RawCell | null, reading: NumberReading): CellValue<number> {
  if (cell === null || cell.kind === 'error') return stored<number>(null);
  if (cell.kind === 'boolean') return refuse('not_a_number');
  if (cell.kind === 'number') {
    if (timeFormatOf(cell.format) !== null) return refuse('not_a_number');
    return checked(cell.value, unitInFormat(cell.format) ?? reading.unit, reading.field);
  }
  if (isMissing(cell.value) || isErrorText(cell.value)) return stored<number>(null);
  const parsed = parseNumber(cell.value);
  if (parsed === null) return refuse('not_a_number');
  const unit = parsed.unit ?? reading.unit;
  const value = chosen(parsed.ways, unit, reading);
  return value === null ? refuse('undecided') : checked(value, unit, reading.field);
}

/** How a text of a column can be read, for `decide`; empty for anything but a number with a decimal or thousands sign. */
export function numberWays(cell: RawCell | null): Ways<DecimalSign, number> {
  if (cell?.kind !== 'text' || !/[.,]/.test(cell.value)) return NO_WAYS;
  return parseNumber(cell.value)?.ways ?? NO_WAYS;
}

const NO_WAYS: Ways<DecimalSign, number> = new Map();

export interface ParsedNumber {
  ways: Ways<DecimalSign, number>;
  /** In lower case; null without one. */
  unit: string | null;
}

/** Null for a text that is no number. */
export function parseNumber(text: string): ParsedNumber | null {
  return SIMPLE.test(text) ? parseSimple(text) : parseAny(text);
}

function parseSimple(text: string): ParsedNumber {
  const value = Number(text.replace(',', '.')) + 0;
  const signs: DecimalSign[] = text.includes('.') ? ['.'] : text.includes(',') ? [','] : ['.', ','];
  return { ways: new Map(signs.map((sign) => [sign, value])), unit: null };
}

function parseAny(text: string): ParsedNumber | null {
  const [, minus, typed = '', unit] = NUMBER.exec(cleanText(text)) ?? [];
  const digits = typed.trim().replace(GROUP_BLANK, '');
  const ways = new Map<DecimalSign, number>();
  for (const sign of ['.', ','] as const) {
    if (!/\d/.test(digits) || !GROUPED[sign].test(digits)) continue;
    const value = Number(digits.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.'));
    // Adding 0 makes -0 a 0.
    ways.set(sign, (minus === '-' || minus === '−' ? -value : value) + 0);
  }
  return ways.size === 0 ? null : { ways, unit: unit?.trim().toLowerCase() ?? null };
}

/** By all ways, the sign of the column, or the only one within the bounds; null: a question. */
function chosen(ways: Ways<DecimalSign, number>, unit: string | null, { sign, field }: NumberReading): number | null {
  const same = agreed(ways);
  if (same) return same.value;
  if (sign !== null) return ways.get(sign) ?? null;
  const factor = unitFactor(unit, field.unit) ?? 1;
  const within = [...ways.values()].filter((value) => isWithin(value * factor, field));
  return within.length === 1 ? (within[0] ?? null) : within.length === 0 ? (ways.get('.') ?? null) : null;
}

const isWithin = (value: number, { min = -Infinity, max = Infinity }: NumberField): boolean =>
  value >= min && value <= max;

function checked(raw: number, unit: string | null, field: NumberField): CellValue<number> {
  const factor = unitFactor(unit, field.unit);
  if (factor === null) return refuse('unknown_unit', { unit: unit ?? '', expected: field.unit ?? 'plain numbers' });
  const exact = exactNumber(raw * factor);
  const rounded = field.decimals === undefined ? exact : Number(exact.toFixed(field.decimals));
  if (!Number.isFinite(exact)) return refuse('not_a_number');
  if (!isWithin(exact, field)) return refuse('out_of_range', boundsOf(field));
  if (rounded !== exact && factor === 1) return refuse('too_many_decimals', { decimals: field.decimals ?? 0 });
  return stored(rounded);
}

const boundsOf = ({ min = -Infinity, max = Infinity, unit }: NumberField) => ({
  min,
  max,
  ...(unit !== undefined && { unit }),
});
