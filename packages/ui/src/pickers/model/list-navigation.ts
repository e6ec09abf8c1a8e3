/** The index that a key moves to in a list of `count` rows, from `index`; null when the key moves nothing. Stops at the ends. */
export function nextFocus(key: string, index: number, count: number): number | null {
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return target === undefined || count === 0 ? null : Math.min(Math.max(target, 0), count - 1);
}

/** A vertical extent, in pixels. */
interface Extent {
  top: number;
  height: number;
}

/** The scroll position that centres `row` in the visible part `view` of a list; null when the whole row is visible already. */
export function scrollToShow(row: Extent, view: Extent): number | null {
  const visible = row.top >= view.top && row.top + row.height <= view.top + view.height;
  return visible ? null : Math.max(0, row.top - (view.height - row.height) / 2);
}
