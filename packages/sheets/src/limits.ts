import { IMPORT_FILE_BYTES_MAX, IMPORT_ROWS_MAX, IMPORT_UNPACKED_BYTES_MAX } from '@touchline/contracts/import-limits';

/** What a file may have at most. */
export interface FileLimits {
  fileBytes: number;
  unpackedBytes: number;
  /** Over all sheets. */
  rows: number;
}

export const FILE_LIMITS: FileLimits = {
  fileBytes: IMPORT_FILE_BYTES_MAX,
  unpackedBytes: IMPORT_UNPACKED_BYTES_MAX,
  rows: IMPORT_ROWS_MAX,
};
