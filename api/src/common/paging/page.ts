import type { z } from 'zod';
import { validationFailed } from '../errors/shared.errors.js';

/** A slice of an ordered list; `next` is the cursor of the following slice, null at the end. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

/** The slice a call asks for; without `limit` everything from `cursor` on is one page. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The order of a list. Its key ends in something unique, so that no row is lost or repeated between pages. */
export interface ListOrder<Row, Key extends readonly (string | number)[]> {
  /** Validates a cursor sent by a client. */
  key: z.ZodType<Key>;
  keyOf: (row: Row) => Key;
}

const MALFORMED = 'Cursor must be the cursor of an earlier answer.';

/**
 * Returns the page a call asks for. `find` reads the rows in `order` that come after `after` (all when undefined), at
 * most `limit` of them (all when undefined); it is asked for one row more than needed, which shows whether there is a
 * next page. An invalid cursor is a bad field (400).
 */
export async function pageOf<Row, Key extends readonly (string | number)[]>(
  { cursor, limit }: PageQuery,
  order: ListOrder<Row, Key>,
  find: (after: Key | undefined, limit: number | undefined) => Promise<Row[]>,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, order.key);
  if (limit === undefined) return { items: await find(after, undefined), next: null };
  const rows = await find(after, limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? encodeCursor(order.keyOf(last)) : null };
}

/** The cursor holds the sort key of a row: unlike a row number, it stays valid when rows are inserted. */
export function encodeCursor(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

export function decodeCursor<Key>(cursor: string, key: z.ZodType<Key>): Key {
  const parsed = key.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw validationFailed([{ path: 'cursor', message: MALFORMED }]);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
