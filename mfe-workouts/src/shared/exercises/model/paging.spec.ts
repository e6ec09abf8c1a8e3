import { exercisePage, pageText } from './paging.js';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test.each([
  [0, 1, 1, 1, 0, undefined],
  [1, 1, 1, 1, 1, 1],
  [20, 1, 1, 1, 20, 1],
  [21, 1, 1, 2, 20, 1],
  [21, 2, 2, 2, 1, 21],
  [345, 18, 18, 18, 5, 341],
  // The filters have shortened the list, or the address is invalid.
  [21, 18, 2, 2, 1, 21],
  [0, 5, 1, 1, 0, undefined],
  [45, 0, 1, 3, 20, 1],
  [45, -3, 1, 3, 20, 1],
])('%p items, requested page %p: page %p of %p', (count, asked, page, pages, length, first) => {
  const found = exercisePage(numbers(count), asked);
  expect([found.page, found.pages, found.items.length, found.items[0]]).toEqual([page, pages, length, first]);
});

test('all pages together are the list, without duplicates', () => {
  const all = numbers(45);
  expect([1, 2, 3].flatMap((page) => exercisePage(all, page).items)).toEqual(all);
});

test('reads `Page 2 of 18`', () => expect(pageText({ page: 2, pages: 18 })).toBe('Page 2 of 18'));
