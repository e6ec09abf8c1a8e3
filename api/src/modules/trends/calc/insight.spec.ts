import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import { insightOf } from './insight.js';

const text = (metric: TrendMetric, change: number, earlierTests: number | null = null) =>
  insightOf(metric, { value: 1, z: 1, change, earlierTests });

describe('the insight', () => {
  it.each([
    ['trainingLoad', 23.4, null, '+23 % vs own 4 weeks'],
    ['trainingLoad', -100, null, '−100 % vs own 4 weeks'],
    ['trainingLoad', -0.4, null, '±0 % vs own 4 weeks'],
    ['wellness', 2.26, null, '2.3 points worse than own 4 weeks'],
    ['wellness', -0.6, null, '0.6 points better than own 4 weeks'],
    ['wellness', 0.04, null, 'Same as own 4 weeks'],
    ['sprint', 2.76, 3, '2.8 % slower than own 3 tests before'],
    ['sprint', -1, 1, '1.0 % faster than own test before'],
    ['sprint', 2e-14, 5, 'Same as own 5 tests before'],
    ['vertical', 9.655, 3, '9.7 % higher than own 3 tests before'],
    ['vertical', -6.12, 2, '6.1 % lower than own 2 tests before'],
  ] as const)('of %s %p after %p tests: %s', (metric, change, earlierTests, expected) =>
    expect(text(metric, change, earlierTests)).toBe(expected),
  );

  it('without data says so', () => expect(insightOf('sprint', null)).toBe('No data'));
});
