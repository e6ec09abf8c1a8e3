import { z } from 'zod';
import { decodeCursor, encodeCursor, pageOf, type ListOrder, type Page, type PageQuery } from './page.js';

/** The slice of a list that is read: after one position, or before one, of which the last rows are read. */
export interface Slice<Key> {
  after?: Key | undefined;
  before?: Key | undefined;
  /** Whether the last rows of the slice are read, the last one first. */
  isFromEnd?: boolean;
  limit?: number | undefined;
}

/**
 * Returns the page of a list that grows with the club. With `limit`, or from the cursor of such a page on, it goes
 * forward like every list. Without one it answers the last `newest` rows, and its cursor leads back to the ones before
 * them, so that a call without parameters has an end however many years there are.
 */
export async function newestPageOf<Row, Key extends readonly (string | number)[]>(
  { cursor, limit }: PageQuery,
  order: ListOrder<Row, Key>,
  newest: number,
  find: (slice: Slice<Key>) => Promise<Row[]>,
): Promise<Page<Row>> {
  const backward = z.strictObject({ before: order.key });
  const cursorSchema = backward.or(order.key);
  const start = cursor === undefined ? undefined : decodeCursor(cursor, cursorSchema);
  const isBackward = start === undefined ? limit === undefined : backward.safeParse(start).success;
  if (!isBackward) return pageOf({ cursor, limit }, order, (after, most) => find({ after, limit: most }));

  const most = limit ?? newest;
  const before = start === undefined ? undefined : backward.parse(start).before;
  const rows = await find({ before, isFromEnd: true, limit: most + 1 });
  const items = rows.slice(0, most).reverse();
  const [first] = items;
  return {
    items,
    next: rows.length > most && first !== undefined ? encodeCursor({ before: order.keyOf(first) }) : null,
  };
}
