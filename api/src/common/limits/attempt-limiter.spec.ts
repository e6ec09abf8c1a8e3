import { delaySeconds } from './attempt-limiter.js';

test('the delay doubles from the third failure on, up to a minute', () => {
  expect(Array.from({ length: 11 }, (_, index) => delaySeconds(index + 1))).toEqual([
    0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
  expect(delaySeconds(5000)).toBe(60);
});
