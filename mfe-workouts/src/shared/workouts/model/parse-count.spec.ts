import { parseCount } from './parse-count.js';

test.each([
  ['1', 1],
  [' 99 ', 99],
  ['007', 7],
  ['3,0', 3],
  ['0', null],
  ['100', null],
  ['1.5', null],
  ['-1', null],
  ['1e1', null],
  ['', null],
  ['ten', null],
])('with a maximum of 99, text %p is read as %p', (text, value) => expect(parseCount(text, 99)).toBe(value));

test('without a maximum, at most nine digits are read', () =>
  expect(['999999999', '1234567890'].map((text) => parseCount(text))).toEqual([999_999_999, null]));
