import { z } from 'zod';
import { validationFailed } from '../errors/shared.errors.js';

/** A slice of a list in its order; `next` is where the following slice begins, null at the end. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

const MALFORMED = 'Cursor must be the cursor of an earlier answer.';

/** A cursor is the sort key of the last row sent: stable under inserts, unlike a row number. Text to the client. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key again; a cursor we did not write is a bad field. */
export function decodeCursor<T>(cursor: string, key: z.ZodType<T>): T {
  const parsed = key.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw validationFailed([{ path: 'cursor', message: MALFORMED }]);
  return parsed.data;
}

/** Cuts rows read with `limit + 1` down to a page. Without a limit everything is one page. */
export function toPage<T>(rows: T[], limit: number | undefined, keyOf: (last: T) => readonly (string | number)[]): Page<T> {
  if (limit === undefined || rows.length <= limit) return { items: rows, next: null };
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last === undefined ? null : encodeCursor(keyOf(last)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
