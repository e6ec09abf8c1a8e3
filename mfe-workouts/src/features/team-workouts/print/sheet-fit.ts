/** How a sheet is set: the size of its letters in points, and in how many columns. */
export interface SheetFit {
  size: number;
  columns: 1 | 2;
  /** Not even the smallest letters leave all of it on one page. */
  overflows: boolean;
}

/** Largest first: one column as long as it reads well, then two. Below six points nobody reads anything at the side of a pitch. */
const SETTINGS: readonly Omit<SheetFit, 'overflows'>[] = [
  ...[12, 11, 10, 9].map((size) => ({ size, columns: 1 as const })),
  ...[9, 8.5, 8, 7.5, 7, 6.5, 6].map((size) => ({ size, columns: 2 as const })),
];

/** What is printed on: A4 without margins of 12 mm, and a little less, since paper is measured in other units than screens. */
export const PAPER_MM = { width: 186, height: 268 };

/** The largest setting of which `heightOf` (millimetres) says that it fits on a page; the smallest where none does. */
export function fitSheet(heightOf: (setting: Omit<SheetFit, 'overflows'>) => number): SheetFit {
  const fitting = SETTINGS.find((setting) => heightOf(setting) <= PAPER_MM.height);
  return fitting ? { ...fitting, overflows: false } : { size: 6, columns: 2, overflows: true };
}
