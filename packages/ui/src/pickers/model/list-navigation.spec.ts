import { nextFocus, scrollToShow } from './list-navigation.js';

describe('nextFocus', () => {
  test.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 2],
    ['ArrowUp', 0, 3, 0],
    ['ArrowUp', 2, 3, 1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Enter', 1, 3, null],
    ['ArrowDown', -1, 0, null],
  ])('%s from %i of %i', (key, index, count, expected) => expect(nextFocus(key, index, count)).toBe(expected));
});

describe('scrollToShow', () => {
  test.each([
    ['visible', 100, null],
    ['at the lower edge', 436, null],
    ['cut off below', 437, 269],
    ['far below', 2000, 1832],
    ['above', 50, 0],
    ['far above, near the start', 10, 0],
  ])('a row %s', (_, top, expected) =>
    expect(scrollToShow({ top, height: 64 }, { top: 100, height: 400 })).toBe(expected),
  );
});
