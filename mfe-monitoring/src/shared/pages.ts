/** One page of a list that is read from its newest end. */
export interface Page<T> {
  items: T[];
  /** The page that is shown: the wanted one, or the oldest there is. */
  page: number;
  /** How many pages there are; one where there is nothing. */
  pages: number;
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Page `wanted` (0 = newest) of `items` (oldest first), `size` a page and still oldest first. Only the oldest page can be short. */
export function pageFromNewest<T>(items: readonly T[], size: number, wanted: number): Page<T> {
  const oldest = Math.max(0, Math.ceil(items.length / size) - 1);
  const page = Math.min(wanted, oldest);
  const end = items.length - page * size;
  return {
    items: items.slice(Math.max(0, end - size), end),
    page,
    pages: oldest + 1,
    hasOlder: page < oldest,
    hasNewer: page > 0,
  };
}
