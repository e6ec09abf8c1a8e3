import { scaleFor } from './scale.js';

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

test('whatever the value, it fits, the end is near, and the steps are few', () => {
  for (let value = 2.15; value <= 100; value *= 1.013) {
    const { max, steps } = scaleFor([value], SPRINT);
    expect(max).toBeGreaterThanOrEqual(value);
    expect(max).toBeLessThanOrEqual(value * 1.5);
    expect(steps).toBeLessThanOrEqual(6);
  }
});
