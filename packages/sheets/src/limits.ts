import {
  IMPORT_COLUMNS_MAX,
  IMPORT_FILE_BYTES_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_UNPACKED_BYTES_MAX,
} from '@touchline/contracts/import-limits';

/** What a file may have at most. */
export interface FileLimits {
  fileBytes: number;
  unpackedBytes: number;
  /** Over all sheets. */
  rows: number;
  /** Of a row; those to the right are left out. */
  columns: number;
  /** Over all sheets, with the empty ones before a filled one. */
  cells: number;
}

export const FILE_LIMITS: FileLimits = {
  fileBytes: IMPORT_FILE_BYTES_MAX,
  unpackedBytes: IMPORT_UNPACKED_BYTES_MAX,
  rows: IMPORT_ROWS_MAX,
  columns: IMPORT_COLUMNS_MAX,
  cells: 4_000_000,
};

/** Lines of a sheet of Excel. A damaged file can have cells in lines that no spreadsheet has. */
export const LINES_MAX = 1_048_576;

/** Most characters of a cell in Excel. Of a longer text of another program one more is kept, which no field takes. */
export const CELL_TEXT_MAX = 32_767;
