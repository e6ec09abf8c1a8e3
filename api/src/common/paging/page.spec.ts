import { z } from 'zod';
import { pageOf, type PageQuery } from './page.js';

interface Row {
  day: string;
  id: number;
}

const ROWS: Row[] = [
  { day: 'a', id: 2 },
  { day: 'a', id: 5 },
  { day: 'b', id: 1 },
  { day: 'c', id: 4 },
];
const ORDER = { key: z.tuple([z.string(), z.int()]), keyOf: (row: Row): [string, number] => [row.day, row.id] };

describe('pageOf', () => {
  const asked: (number | undefined)[] = [];

  const page = (query: PageQuery, rows = ROWS) =>
    pageOf(query, ORDER, async (after, limit) => {
      asked.push(limit);
      const later =
        after === undefined
          ? rows
          : rows.filter((row) => row.day > after[0] || (row.day === after[0] && row.id > after[1]));
      return later.slice(0, limit);
    });

  it.each([1, 2, 3, 4, 5])('goes through the list in pages of %d without losing or repeating a row', async (limit) => {
    const seen: Row[] = [];
    let pages = 0;
    for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
      const { items, next } = await page({ limit, cursor });
      expect(items.length).toBeLessThanOrEqual(limit);
      seen.push(...items);
      cursor = next;
    }
    expect(seen).toEqual(ROWS);
    expect(pages).toBe(Math.ceil(ROWS.length / limit));
  });

  it('is everything without a limit, and everything from the cursor on with one', async () => {
    expect(await page({})).toEqual({ items: ROWS, next: null });
    const { next } = await page({ limit: 3 });
    expect(await page({ cursor: next ?? '' })).toEqual({ items: ROWS.slice(3), next: null });
  });

  it('reads one row more than it answers, and all without a limit', async () => {
    asked.length = 0;
    await page({ limit: 2 });
    await page({});
    expect(asked).toEqual([3, undefined]);
  });

  it('of an empty list is empty and the last page', async () => {
    expect(await page({ limit: 2 }, [])).toEqual({ items: [], next: null });
  });

  it.each([
    '',
    'x',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('["a","1"]').toString('base64url'),
    Buffer.from('{}').toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => {
    await expect(page({ cursor })).rejects.toMatchObject({ status: 400, extra: { fields: [{ path: 'cursor' }] } });
  });
});
