import { columnName, type ColumnKey, type TableColumns } from './table-columns.js';

/**
 * By what a table with the same headings is known again, in `h` and 16 hexadecimal digits: the same whatever the order of the columns,
 * and whatever case, accents and blanks their headings have.
 */
export function headingsFingerprint(columns: readonly Pick<ColumnKey, 'heading' | 'group'>[]): string {
  const text = JSON.stringify(columns.map(columnName).sort());
  const digits = [FNV_OFFSET, OTHER_OFFSET].map((offset) => hash32(text, offset).toString(16).padStart(8, '0'));
  return `h${digits.join('')}`;
}

/** Of a table, whose days are other ones in the next file. */
export function tableFingerprint({ columns, dayColumns }: TableColumns): string {
  const headings = new Set(dayColumns.map(({ heading }) => heading));
  return headingsFingerprint([...columns, ...[...headings].map((heading) => ({ heading, group: DAYS }))]);
}

/** Stands above the headings of days. */
const DAYS = 'days';

/** FNV-1a of 32 bits, from two offsets. Not for secrets: there is no digest in a page without https. */
const FNV_OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x6a09e667;
const FNV_PRIME = 0x01000193;

function hash32(text: string, offset: number): number {
  let hash = offset;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}
