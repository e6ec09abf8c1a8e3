import { isOneLine, VISIBLE } from '@touchline/contracts/visible-text';
import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { isErrorText, isMissing } from '../missing.js';
import { shownText } from '../shown-text.js';
import { refuse, stored, type CellValue } from './cell-value.js';

/** What the longest text of a field is; without it any length is. */
export interface TextReading {
  maxLength?: number;
  isDate1904: boolean;
  /** Which texts stand for none. Columns of names need fewer, because `Na` and `Null` are names. */
  isNone?: (text: string) => boolean;
}

/** The text of a cell as it is shown, in composed form on one line. Refused: texts that are too long or have control characters. */
export function readText(cell: RawCell | null, reading: TextReading): CellValue<string> {
  const { maxLength = Infinity, isDate1904, isNone = isMissing } = reading;
  if (cell === null || cell.kind === 'error') return stored<string>(null);
  const text = cleanText(shownText(cell, isDate1904));
  if (isNone(text) || isErrorText(text)) return stored<string>(null);
  if (!isOneLine(text) || !VISIBLE.test(text)) return refuse('not_readable');
  return text.length > maxLength ? refuse('too_long', { max: maxLength }) : stored(text);
}
