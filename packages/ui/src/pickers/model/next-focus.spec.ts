import { nextFocus } from './next-focus.js';

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
