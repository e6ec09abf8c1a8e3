/**
 * The cells of a file as they are stored, before anything is made of them: no date, boolean or number is guessed here.
 */
export type RawCell =
  /** At most 32 768 characters; the rest of a longer text is left out. */
  | { kind: 'text'; value: string; format: null }
  /** Also days and durations, which spreadsheets store as numbers of days; `format` is the number format, null for none. */
  | { kind: 'number'; value: number; format: string | null }
  | { kind: 'boolean'; value: boolean; format: null }
  /** `value` is the error as the spreadsheet shows it: `#N/A`. */
  | { kind: 'error'; value: string; format: null };

export interface RawRow {
  /** As the spreadsheet numbers it, from 1. */
  line: number;
  /** By column from 0, at most 500; null or beyond the end: an empty cell. */
  cells: (RawCell | null)[];
}

/** Cells that are shown as one; the value is in the first one. Lines from 1, columns from 0, all inclusive. */
export interface MergedCells {
  firstLine: number;
  lastLine: number;
  firstColumn: number;
  lastColumn: number;
}

export interface RawSheet {
  name: string;
  isHidden: boolean;
  /** Rows with at least one cell that is not empty, in order. */
  rows: RawRow[];
  merges: MergedCells[];
}

export const FILE_FORMATS = ['xlsx', 'xls', 'ods', 'csv'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export type FileNote =
  | { code: 'hidden_sheets'; sheets: string[] }
  /** Cells whose formula was never calculated, which therefore count as empty. */
  | { code: 'formulas_without_value' }
  | { code: 'columns_left_out'; most: number }
  | { code: 'macros' }
  | { code: 'links_to_other_files' }
  /** The text is not UTF-8, so its accents were read as Windows-1252. */
  | { code: 'legacy_encoding' };

export interface RawFile {
  format: FileFormat;
  /** Between the cells of a text file; null for workbooks. */
  delimiter: string | null;
  /** Null for workbooks. */
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252' | null;
  /** Whether days are counted from 1904 on, which adds 1462 to each. */
  isDate1904: boolean;
  sheets: RawSheet[];
  notes: FileNote[];
}

/** What a coach should know of the file, one sentence. */
export function fileNoteText(note: FileNote): string {
  switch (note.code) {
    case 'hidden_sheets':
      return `The file has hidden sheets: ${note.sheets.join(', ')}.`;
    case 'formulas_without_value':
      return 'Some formulas have no stored result and count as empty. Open the file in a spreadsheet, save it and choose it again.';
    case 'columns_left_out':
      return `Only the first ${note.most} columns are read.`;
    case 'macros':
      return 'The file has macros. They are not run.';
    case 'links_to_other_files':
      return 'The file takes values from other files. They are used as they were when it was saved.';
    case 'legacy_encoding':
      return 'The file is not UTF-8. Check that names with accents are right.';
  }
}
