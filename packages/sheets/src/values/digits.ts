import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { isErrorText, isMissing } from '../missing.js';
import { shownText } from '../shown-text.js';
import { refuse, stored, type CellValue } from './cell-value.js';

const MARK = /^(?:#|n[ro°º]?\.?\s)\s*/i;

/** Digits as text: `07` of a text and of the number 7 in the format `00` stays `07`. Refused: anything but 1 to `max` digits. */
export function readDigits(cell: RawCell | null, max: number): CellValue<string> {
  if (cell === null || cell.kind === 'error') return stored<string>(null);
  const text = cleanText(shownText(cell, false));
  if (isMissing(text) || isErrorText(text)) return stored<string>(null);
  const digits = text.replace(MARK, '');
  return /^\d+$/.test(digits) && digits.length <= max ? stored(digits) : refuse('not_digits', { max });
}
