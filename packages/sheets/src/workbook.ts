import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { CellCollector, numberCell, textCell } from './cell-collector.js';
import type { FileFormat, FileNote, MergedCells, RawCell, RawFile, RawRow, RawSheet } from './cells.js';
import { FileProblem } from './file-problem.js';
import { LINES_MAX, type FileLimits } from './limits.js';
import { workbookOf } from './workbook-file.js';

/** Raw values only: the library's dates, booleans and texts of numbers depend on zone and format. */
const RAW = {
  dense: true,
  cellDates: false,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellFormula: false,
} as const;

/** By the number that stands for it in files. */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/**
 * The sheets of a workbook. Throws `FileProblem`: `encrypted`, `unreadable` or `too_many_rows`.
 * @param notes what is known of the file already
 */
export function readWorkbook(bytes: Uint8Array, format: FileFormat, notes: FileNote[], limits: FileLimits): RawFile {
  const book = parse(bytes, limits);
  const table = new CellCollector(limits);
  const sheets = book.SheetNames.map((name, index): RawSheet => {
    const sheet = book.Sheets[name];
    // The library leaves out a sheet that it cannot read, and says nothing.
    if (sheet === undefined) throw new FileProblem('unreadable');
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return { name, isHidden, rows: rowsOf(sheet, table), merges: mergesOf(sheet) };
  });
  return workbookOf(format, sheets, book.Workbook?.WBProps?.date1904 ?? false, [...notes, ...table.notes()]);
}

function parse(bytes: Uint8Array, limits: FileLimits): WorkBook {
  try {
    // One more row than allowed, so that a longer sheet is noticed.
    return read(bytes, { ...RAW, type: 'array', sheetRows: limits.rows + 1 });
  } catch (error) {
    const isEncrypted = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new FileProblem(isEncrypted ? 'encrypted' : 'unreadable');
  }
}

/**
 * Empties the rows of the library one by one, so that a large sheet is not in memory twice. A damaged file can have cells in
 * columns and lines that no spreadsheet has.
 */
function rowsOf(sheet: WorkSheet, table: CellCollector): RawRow[] {
  if (isCut(sheet, table.limits.rows)) throw new FileProblem('too_many_rows', { most: table.limits.rows });
  const data = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const rows: RawRow[] = [];
  for (let index = 0; index < data.length && index < LINES_MAX; index += 1) {
    const read = data[index];
    if (read === undefined) continue;
    data[index] = undefined;
    const cells = table.row(read.length, (column) => rawCell(read[column]));
    if (cells !== null) rows.push({ line: index + 1, cells });
  }
  return rows;
}

/** Whether the sheet goes on below the last line that the library was asked for. */
function isCut(sheet: WorkSheet, rows: number): boolean {
  const whole: unknown = sheet['!fullref'];
  return typeof whole === 'string' && utils.decode_range(whole).e.r >= rows;
}

function rawCell(cell: CellObject | undefined): RawCell | null {
  if (cell === undefined || cell.v === undefined || cell.v === null) return null;
  const { v: value } = cell;
  switch (cell.t) {
    case 's':
      return textCell(String(value));
    case 'n':
      return numberCell(Number(value), formatOf(cell.z));
    case 'b':
      return { kind: 'boolean', value: value === true, format: null };
    case 'e':
      return { kind: 'error', value: ERRORS[Number(value)] ?? '#ERROR!', format: null };
    default:
      return null;
  }
}

const formatOf = (format: unknown): string | null =>
  typeof format === 'string' && format !== 'General' ? format : null;

const mergesOf = (sheet: WorkSheet): MergedCells[] =>
  (sheet['!merges'] ?? []).map(({ s: start, e: end }) => ({
    firstLine: start.r + 1,
    lastLine: end.r + 1,
    firstColumn: start.c,
    lastColumn: end.c,
  }));
