/** The layout of a sheet. */
export interface SheetFit {
  /** Font size in points. */
  size: number;
  columns: 1 | 2;
  /** The content needs more than one page even in the smallest size. */
  overflows: boolean;
}

/**
 * Largest first: one column while it reads well, then two. Below six points a sheet is not readable at the side of a
 * pitch.
 */
const LAYOUTS: readonly Omit<SheetFit, 'overflows'>[] = [
  ...[12, 11, 10, 9].map((size) => ({ size, columns: 1 as const })),
  ...[9, 8.5, 8, 7.5, 7, 6.5, 6].map((size) => ({ size, columns: 2 as const })),
];

/** The printable area of A4 with margins of 12 mm, minus a little tolerance between screen and printer. */
export const PAPER_MM = { width: 186, height: 268 };

/** The largest layout whose height fits on a page, or the smallest layout. `heightOf` returns millimetres. */
export function fitSheet(heightOf: (layout: Omit<SheetFit, 'overflows'>) => number): SheetFit {
  const fitting = LAYOUTS.find((layout) => heightOf(layout) <= PAPER_MM.height);
  return fitting ? { ...fitting, overflows: false } : { size: 6, columns: 2, overflows: true };
}
