interface Extent {
  top: number;
  height: number;
}

/** Where a list that shows `view` has to be scrolled to so that `row` stands in its middle; null when the row is in sight as a whole. */
export function scrollToShow(row: Extent, view: Extent): number | null {
  const inSight = row.top >= view.top && row.top + row.height <= view.top + view.height;
  return inSight ? null : Math.max(0, row.top - (view.height - row.height) / 2);
}
