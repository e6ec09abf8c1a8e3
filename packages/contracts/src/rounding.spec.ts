import { roundHalfUp, roundedOrNull } from './rounding.js';

test.each([
  [0.125, 2, 0.13],
  [1.005, 2, 1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [-4.7619, 1, -4.8],
  [-0.04, 1, 0],
  [0, 2, 0],
  [89.4999, 0, 89],
])('%p to %p decimals is %p', (value, decimals, expected) => expect(roundHalfUp(value, decimals)).toBe(expected));

test.each([NaN, Infinity, -Infinity])('%p is refused', (value) => expect(() => roundHalfUp(value)).toThrow(RangeError));

test('an undefined figure stays undefined', () =>
  expect([roundedOrNull(null, 2), roundedOrNull(1.005, 2)]).toEqual([null, 1.01]));
