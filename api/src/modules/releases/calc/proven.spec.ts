import { isProven } from './proven.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it.each([
  [{ loads: 112, failures: 0 }, daysAgo(1), true],
  [{ loads: 111, failures: 0 }, daysAgo(1), false],
  [{ loads: 152, failures: 1 }, daysAgo(1), true],
  [{ loads: 112, failures: 1 }, daysAgo(30), false],
  [{ loads: 3, failures: 0 }, daysAgo(7), true],
  [{ loads: 3, failures: 0 }, daysAgo(6.9), false],
  [{ loads: 2, failures: 0 }, daysAgo(30), false],
  [{ loads: 0, failures: 0 }, null, false],
])('%j since %s is proven: %s', (reported, firstAt, expected) => {
  expect(isProven(reported, firstAt, NOW)).toBe(expected);
});
