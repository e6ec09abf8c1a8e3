import { scaleAxis, scaleFor, zoomedScale } from './scale.js';

const GRIP = { max: 46, steps: 2 };
const SPRINT = { max: 2.1, steps: 3 };

test.each([
  ['nothing', [], GRIP, GRIP],
  ['up to the least end', [12, 46], GRIP, GRIP],
  ['just above it', [46.01], GRIP, { max: 50, steps: 5 }],
  ['a round end is enough for a round value', [50], GRIP, { max: 50, steps: 5 }],
  ['the strongest there can be', [40, 100], GRIP, { max: 100, steps: 5 }],
  ['a slow sprint', [1.8, 2.101], SPRINT, { max: 2.5, steps: 5 }],
  ['tenths that are not exact in binary', [2.4], SPRINT, { max: 2.5, steps: 5 }],
  ['the slowest there can be', [30], SPRINT, { max: 30, steps: 6 }],
])('%s', (_, values, least, expected) => expect(scaleFor(values, least)).toEqual(expected));

test('without a minimum the scale follows the values; without values above 0 there is a scale, too', () => {
  expect(scaleFor([null, 900, 450])).toEqual({ max: 1000, steps: 5 });
  expect([scaleFor([]), scaleFor([null]), scaleFor([0])]).toEqual([1, 1, 1].map((max) => ({ max, steps: 1 })));
});

test('every value fits, lies in the upper quarter, and needs few steps', () => {
  for (let value = 0.02; value <= 30_000; value *= 1.013) {
    const { max, steps } = scaleFor([value]);
    expect(max).toBeGreaterThanOrEqual(value);
    expect(value / max).toBeGreaterThan(0.75);
    expect(steps).toBeLessThanOrEqual(6);
  }
});

test('each step of the axis has its number', () => {
  const { min, max, tickAmount, labels } = scaleAxis({ max: 1.5, steps: 3 });
  expect([min, max, tickAmount]).toEqual([0, 1.5, 3]);
  expect([0.5, 0.1 + 0.2, 1500].map((value) => labels?.formatter?.(value))).toEqual(['0.5', '0.3', '1,500']);
});

test.each([
  [[2, 6], { min: 1, max: 6, steps: 5 }],
  [[1.76, 1.83], { min: 1.74, max: 1.84, steps: 5 }],
  [[38.5], { min: 36.5, max: 39, steps: 5 }],
  [[0, 0], { min: 0, max: 1, steps: 1 }],
])('zoomed to %j', (values, scale) => expect(zoomedScale(values)).toEqual(scale));

test('zoomed to random values, the axis holds them all and starts at 0 or above', () => {
  for (let n = 1; n < 400; n += 1) {
    const values = [n * 0.37, n * 0.37 + ((n * 7919) % 101) / 10];
    const scale = zoomedScale(values);
    expect(scale?.min).toBeGreaterThanOrEqual(0);
    expect(scale?.min).toBeLessThanOrEqual(values[0] ?? 0);
    expect(scale?.max).toBeGreaterThanOrEqual(values[1] ?? 0);
  }
});

test.each([
  [[-4.5, 6], { min: -6, max: 9, steps: 5 }],
  [[-4], { min: -4.2, max: -4, steps: 5 }],
])('zoomed to %j, of which some are below 0', (values, scale) => expect(zoomedScale(values, -Infinity)).toEqual(scale));

test('without values there is nothing to zoom to', () => expect(zoomedScale([])).toBeNull());
