import type { RawCell } from '../cells.js';
import { refuse, stored, type CellValue } from './cell-value.js';
import { readText, type TextReading } from './text.js';

/** As the server takes addresses, and with one `@` and no list of several. */
const ADDRESS = /^[^\s@",;<>]{1,64}@[^\s@,;<>]{1,255}$/u;

/** An email address. Refused: other texts, several addresses, and addresses that are too long. */
export function readEmail(cell: RawCell | null, reading: TextReading): CellValue<string> {
  const read = readText(cell, { ...reading, maxLength: undefined });
  if (read.refusal || read.value === null) return read;
  const address = read.value.replace(/^mailto:/i, '');
  if (!ADDRESS.test(address)) return refuse('not_an_email');
  return address.length > (reading.maxLength ?? Infinity)
    ? refuse('too_long', { max: reading.maxLength ?? 0 })
    : stored(address);
}
