/** Rows that one statement inserts: with a dozen columns far below the 32 766 parameters that SQLite takes. */
export const ROWS_PER_STATEMENT = 500;

/** The rows in their order, in parts of at most `most`; no part without rows. */
export function slices<Row>(rows: readonly Row[], most = ROWS_PER_STATEMENT): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => rows.slice(at * most, (at + 1) * most));
}
