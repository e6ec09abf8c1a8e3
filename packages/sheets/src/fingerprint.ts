import { columnName, type ColumnKey } from './find-table.js';

/**
 * The headings of a table as a text, for a hash: the same whatever the order of the columns, and whatever case, accents and
 * blanks their headings have.
 */
export const headingsFingerprint = (columns: readonly Pick<ColumnKey, 'heading' | 'group'>[]): string =>
  JSON.stringify(columns.map(columnName).sort());
