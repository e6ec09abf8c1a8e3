import { scrollToShow } from './scroll-to-show.js';

test.each([
  ['in sight', 100, null],
  ['at the lower edge', 436, null],
  ['cut below', 437, 269],
  ['far below', 2000, 1832],
  ['above', 50, 0],
  ['far above, near the start', 10, 0],
])('a row %s', (_, top, expected) =>
  expect(scrollToShow({ top, height: 64 }, { top: 100, height: 400 })).toBe(expected),
);
