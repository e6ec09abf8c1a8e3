import type { Page, PageQuery } from '../../../common/paging/page.js';

/** Rows that one statement reads. */
const ROWS_AT_ONCE = 1_000;

/** The pages of a list, one after another. */
export async function* pagesOf<Row>(
  read: (query: PageQuery & { limit: number }) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { items, next } = await read({ limit: ROWS_AT_ONCE, cursor });
    yield items;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
