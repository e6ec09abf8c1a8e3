import { parseWholeNumber } from './search-number.js';

test.each([
  ['0', 0],
  ['42', 42],
  ['007', 7],
  [null, null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['abc', null],
  ['9999999999999999', null],
])('%p → %p', (text, expected) => expect(parseWholeNumber(text)).toBe(expected));
