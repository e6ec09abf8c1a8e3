import { parseCount, parseWholeNumber } from './parse-count.js';

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
])('text %p is read as %p', (text, value) => expect(parseWholeNumber(text)).toBe(value));

test.each([
  ['1', 1],
  [' 99 ', 99],
  ['0', null],
  ['100', null],
  ['', null],
  ['ten', null],
])('with a maximum of 99, text %p is read as %p', (text, value) => expect(parseCount(text, 99)).toBe(value));
