import { CellCollector } from './cell-collector.js';
import type { FileNote, RawFile, RawSheet } from './cells.js';
import type { FileLimits } from './limits.js';
import { formatsOf, stringsOf, xlsxParts } from './xlsx-parts.js';
import { readXlsxSheet } from './xlsx-sheet.js';
import { workbookOf } from './workbook-file.js';
import type { ZipPart } from './zip-parts.js';

/**
 * The sheets of a workbook of Excel since 2007. Throws `FileProblem`: `encrypted`, `unreadable`, `too_many_rows` or
 * `unpacks_too_large`.
 * @param notes what is known of the file already
 */
export function readXlsx(parts: readonly ZipPart[], notes: readonly FileNote[], limits: FileLimits): RawFile {
  const { sheets: found, styles, strings, isDate1904 } = xlsxParts(parts);
  const table = new CellCollector(limits);
  const context = { formats: formatsOf(styles), strings: stringsOf(strings), isDate1904, table };
  let isUncalculated = false;
  const sheets = found.map(({ name, isHidden, part }): RawSheet => {
    const sheet = readXlsxSheet(part, context);
    isUncalculated ||= sheet.isUncalculated;
    return { name, isHidden, rows: sheet.rows, merges: sheet.merges };
  });
  return workbookOf('xlsx', sheets, isDate1904, [
    ...notes,
    ...(isUncalculated ? [{ code: 'formulas_without_value' as const }] : []),
    ...table.notes(),
  ]);
}
