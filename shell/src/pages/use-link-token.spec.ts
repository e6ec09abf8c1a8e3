import { tokenIn } from './use-link-token.js';

it.each([
  ['#token=abc-DEF_123', 'abc-DEF_123'],
  ['#token=', null],
  ['#token=a b', null],
  ['#token=a&b=c', null],
  ['#other=abc', null],
  ['', null],
])('the hash "%s" has the token %j', (hash, token) => {
  expect(tokenIn(hash)).toBe(token);
});
