import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';
import vectors from '../../../../test/vectors/loop.json' with { type: 'json' };
import { JUDGED_TESTS, testVariation } from './test-variation.js';

it('has test vectors', () => expect(vectors.tests).toHaveLength(15));

it.each(vectors.tests)('$kind tests $values', ({ kind, values, expect: expected }) => {
  const variation = testVariation(kind as PerformanceTestKind, values);
  expect({
    change: variation.change === null ? null : roundHalfUp(variation.change, 3),
    typical_error: roundHalfUp(variation.typicalError, 3),
    own: variation.isOwn,
    beyond: variation.isBeyond,
  }).toEqual(expected);
});

it.each(vectors.tests)('the newest tests of $kind $values say the same as all of them', ({ kind, values }) =>
  expect(testVariation(kind as PerformanceTestKind, values.slice(-JUDGED_TESTS))).toEqual(
    testVariation(kind as PerformanceTestKind, values),
  ),
);

it('takes a change of exactly the usual one as within, and any larger one as beyond', () => {
  const usual = 1.5 * Math.SQRT2 * 1.5;
  expect(testVariation('jump', [40, 40 + usual])).toMatchObject({ isOwn: false, isBeyond: false });
  expect(testVariation('jump', [40, 40 - usual - 0.001]).isBeyond).toBe(true);
});

it('judges an athlete whose tests never differed by any change at all', () => {
  const equal = [40, 40, 40, 40, 40, 40];
  expect(testVariation('grip', [...equal, 40]).isBeyond).toBe(false);
  expect(testVariation('grip', [...equal, 40.1])).toMatchObject({ typicalError: 0, isOwn: true, isBeyond: true });
});

it('has nothing to judge without tests', () =>
  expect(testVariation('sprint', [])).toMatchObject({ change: null, typicalError: 0.03, isBeyond: null }));
