import type { FileFormat, FileNote, RawFile, RawSheet } from './cells.js';

/** A read workbook, with a note on its hidden sheets. */
export function workbookOf(format: FileFormat, sheets: RawSheet[], isDate1904: boolean, notes: FileNote[]): RawFile {
  const hidden = sheets.filter(({ isHidden, rows }) => isHidden && rows.length > 0).map(({ name }) => name);
  if (hidden.length > 0) notes.push({ code: 'hidden_sheets', sheets: hidden });
  return { format, delimiter: null, encoding: null, isDate1904, sheets, notes };
}
