import { parseNumber, parseNumberWithin } from './number-text.js';

test.each([
  ['6', 6],
  [' 6.5 ', 6.5],
  ['6,50', 6.5],
  ['6,', 6],
  [',5', 0.5],
  ['-1', -1],
  ['-0', 0],
  ['007', 7],
  ['', undefined],
  ['.', undefined],
  ['1e1', undefined],
  ['1 000', undefined],
  ['1.9.5', undefined],
  ['0x10', undefined],
  ['six', undefined],
])('%p is the number %p', (text, value) => expect(parseNumber(text)).toBe(value));

test.each([
  ['7,0', 0, 7],
  ['7.5', 0, undefined],
  ['61,50', 1, 61.5],
  ['61,55', 1, undefined],
  ['0', 0, undefined],
  ['100', 0, 100],
  ['101', 0, undefined],
])('%p with at most %p decimals, from 1 to 100, is %p', (text, decimals, value) =>
  expect(parseNumberWithin(text, 1, 100, decimals)).toBe(value),
);
