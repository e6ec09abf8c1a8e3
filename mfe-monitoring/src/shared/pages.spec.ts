import { pageFromNewest } from './pages.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  ['nothing at all', 0, 0, [], 0, false, false],
  ['fewer than a page', 3, 0, [1, 2, 3], 0, false, false],
  ['exactly a page', 7, 0, [1, 2, 3, 4, 5, 6, 7], 0, false, false],
  ['the newest page', 9, 0, [3, 4, 5, 6, 7, 8, 9], 0, true, false],
  ['the oldest page is short', 9, 1, [1, 2], 1, false, true],
  ['between the two', 21, 1, [8, 9, 10, 11, 12, 13, 14], 1, true, true],
  ['beyond the oldest page', 9, 50, [1, 2], 1, false, true],
])('%s', (_, count, wanted, items, page, hasOlder, hasNewer) => {
  expect(pageFromNewest(upTo(count), 7, wanted)).toEqual({
    items,
    page,
    pageCount: Math.max(1, Math.ceil(count / 7)),
    hasOlder,
    hasNewer,
  });
});
