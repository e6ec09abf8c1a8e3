import { variation } from './variation.js';

const trend = (z: number) => ({ value: 1, z, change: 1, earlierTests: null });

it.each([
  [[], null],
  [[null, null, null, null], null],
  // A single trend gives no variation, whatever its z score.
  [[trend(5), null, null, null], null],
  [[trend(0), trend(0), null, null], 0],
  [[trend(0.49), trend(-0.2), null, null], 0],
  [[trend(0.5), trend(0), null, null], 1],
  [[trend(-2.5), trend(1), trend(2.4), trend(0)], 3],
  [[trend(-2.49), trend(2.4), null, null], 2],
  [[trend(8.5), trend(0), null, null], 9],
  [[trend(-40), trend(0), null, null], 9],
])('%#: %p', (trends, expected) => expect(variation(trends)).toBe(expected));
