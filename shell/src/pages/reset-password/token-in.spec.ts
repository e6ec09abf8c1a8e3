import { tokenIn } from './token-in.js';

it.each([
  ['#token=abc-DEF_123', 'abc-DEF_123'],
  ['#token=', null],
  ['#token=a b', null],
  ['#token=a&b=c', null],
  ['#other=abc', null],
  ['', null],
])('the address part "%s" carries %j', (hash, token) => {
  expect(tokenIn(hash)).toBe(token);
});
