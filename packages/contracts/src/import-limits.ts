/** Limits of a file that a coach brings, shared by its reader, the page and the server. */

/** Largest file, in bytes, and what it may unpack to. */
export const IMPORT_FILE_BYTES_MAX = 10_000_000;
export const IMPORT_UNPACKED_BYTES_MAX = 100_000_000;
/** Most rows of a file, over all sheets. */
export const IMPORT_ROWS_MAX = 200_000;
/** Most columns of a table that are looked at. */
export const IMPORT_COLUMNS_MAX = 500;
/** Longest heading of a column, in characters; of a longer one, this many are kept. */
export const IMPORT_HEADING_MAX = 2_000;
/** Longest code of a column that stands for a value, such as `T` or `entschuldigt`; longer texts are no codes. */
export const IMPORT_CODE_MAX = 60;
