import { parseId, parseWholeNumber, putParam } from './params.js';

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
])('the whole number %p → %p', (text, expected) => expect(parseWholeNumber(text)).toBe(expected));

test.each([
  ['0', null],
  ['17', 17],
  ['x', null],
  [null, null],
])('the id %p → %p', (text, expected) => expect(parseId(text)).toBe(expected));

test('a value that equals its default is not in the address; other parameters stay', () => {
  const params = new URLSearchParams('other=1&page=3&q=old');
  putParam(params, 'page', 0, 0);
  putParam(params, 'q', 'new', '');
  putParam(params, 'athlete', null, null);
  putParam(params, 'zero', 0, null);
  expect(params.toString()).toBe('other=1&q=new&zero=0');
});
