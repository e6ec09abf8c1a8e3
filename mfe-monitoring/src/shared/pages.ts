/** One page of a list, counted from its newest end. */
export interface Page<T> {
  items: T[];
  /** The page shown, 0 = newest: the wanted one, or the oldest when there are fewer. */
  page: number;
  /** At least 1, also for an empty list. */
  pageCount: number;
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * Page `wanted` (0 = newest) of `items`, `size` items per page. Items and page are oldest first; only the oldest page
 * can be shorter.
 */
export function pageFromNewest<T>(items: readonly T[], size: number, wanted: number): Page<T> {
  const oldest = Math.max(0, Math.ceil(items.length / size) - 1);
  const page = Math.min(wanted, oldest);
  const end = items.length - page * size;
  return {
    items: items.slice(Math.max(0, end - size), end),
    page,
    pageCount: oldest + 1,
    hasOlder: page < oldest,
    hasNewer: page > 0,
  };
}
