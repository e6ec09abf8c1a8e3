import { delaySeconds } from './attempt-limiter.js';

test('the delay doubles after the free attempts, up to its maximum', () => {
  const delay = { freeAttempts: 2, maxSeconds: 60 };
  expect(Array.from({ length: 11 }, (_, index) => delaySeconds(index + 1, delay))).toEqual([
    0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
  expect(delaySeconds(5000, delay)).toBe(60);
});
