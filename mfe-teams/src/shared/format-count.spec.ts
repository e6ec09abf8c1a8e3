import { formatCount } from './format-count.js';

test.each([
  [0, '0 athletes'],
  [1, '1 athlete'],
  [20, '20 athletes'],
])('%d: %s', (count, text) => {
  expect(formatCount(count, 'athlete')).toBe(text);
});

test('a plural of its own replaces the one with an s', () => {
  expect([formatCount(1, 'mark is', 'marks are'), formatCount(2, 'mark is', 'marks are')]).toEqual([
    '1 mark is',
    '2 marks are',
  ]);
});
