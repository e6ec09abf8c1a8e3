import { typedCount, typedWhole } from './typed-count.js';

test.each([
  ['3', 3],
  [' 3 ', 3],
  ['0', 0],
  ['007', 7],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['drei', null],
  ['1234567890', null],
])('%p is typed as %p', (text, value) => expect(typedWhole(text)).toBe(value));

test.each([
  ['1', 1],
  [' 99 ', 99],
  ['0', null],
  ['100', null],
  ['', null],
  ['ten', null],
])('of 99 at most %p is typed as %p', (text, value) => expect(typedCount(text, 99)).toBe(value));
