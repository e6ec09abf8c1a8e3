import { barWidth, labelsOverlap } from './bar-labels.js';

test.each([5, 7])('with %p bars per page, a single bar is as wide as the others', (full) => {
  for (let count = 1; count <= full; count += 1)
    expect(Number.parseInt(barWidth(count, full), 10) / count).toBeCloseTo(58 / full, 0);
  expect(barWidth(full + 1, full)).toBe('58%');
});

test.each([
  ['in half a screen', ['1,087.5', '360'], 400, false],
  ['in the widest phone', ['360', '302.5', '360', '360', '360', '360', '360'], 330, false],
  ['there with thousands', ['1,087.5', '302.5', '360', '360', '360', '360', '360'], 330, true],
  ['in the narrowest phone', ['360', '302.5', '360', '360', '360', '360', '360'], 254, true],
  ['there without halves', ['360', '300', '360', '360', '360', '360', '360'], 254, false],
  ['of no bars', [], 254, false],
])('values would touch %s', (_, texts, width, upright) => expect(labelsOverlap(texts, width)).toBe(upright));
