import type { DecimalSign, ImportScale } from '@touchline/contracts/import-plan.schema';
import type { ImportField } from '@touchline/contracts/import-fields';
import type { RawCell } from '../cells.js';
import { exactNumber } from '../shown-text.js';
import { refuse, type CellValue } from './cell-value.js';
import { readNumber, type NumberReading } from './number.js';

type Ends = Pick<ImportScale, 'min' | 'max' | 'is_reversed'>;

export interface RatingReading extends Omit<NumberReading, 'field' | 'unit'> {
  field: Pick<ImportField, 'min' | 'max' | 'step'>;
  /** That of the column; null while nobody has said. */
  scale: Ends | null;
}

/**
 * A rating on the scale of its measure. On another scale it is converted so that both ends meet, and rounded to a step;
 * `original` is the number of the file then.
 */
export function readRating(cell: RawCell | null, { field, sign, scale }: RatingReading): CellValue<number> {
  const read = readNumber(withoutWords(cell), { field: scale ?? {}, sign, unit: null });
  if (read.refusal || read.value === null) return read;
  if (scale === null) return refuse('undecided');
  const own = { min: field.min ?? scale.min, max: field.max ?? scale.max, step: field.step ?? 1 };
  const converted = convert(read.value, scale, own);
  if (isSame(scale, own)) return converted === read.value ? read : refuse('not_on_step', { step: own.step });
  return { value: converted, original: read.value };
}

/** The number in a cell, whatever its scale is; null for none. */
export const ratingNumber = (cell: RawCell | null, sign: DecimalSign | null): number | null =>
  readNumber(withoutWords(cell), { field: {}, sign, unit: null }).value ?? null;

/** The number of `3/5` and `3 - good`, as choices of a form are written. */
function withoutWords(cell: RawCell | null): RawCell | null {
  const [, typed] =
    cell?.kind === 'text' ? (/^\s*(\d{1,2})\s*(?:\/\s*\d{1,2}|[-–:=(]\s*\p{L}.*)$/u.exec(cell.value) ?? []) : [];
  return typed === undefined ? cell : { kind: 'text', value: typed, format: null };
}

const isSame = (scale: Ends, own: { min: number; max: number }): boolean =>
  !scale.is_reversed && scale.min === own.min && scale.max === own.max;

function convert(value: number, scale: Ends, { min, max, step }: { min: number; max: number; step: number }): number {
  const part = (value - scale.min) / (scale.max - scale.min);
  const exact = (scale.is_reversed ? 1 - part : part) * (max - min);
  return exactNumber(min + Math.round(exactNumber(exact / step)) * step);
}
