import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import { insightOf } from './insight.js';

const text = (metric: TrendMetric, change: number, earlierTests: number | null = null) =>
  insightOf(metric, { value: 1, z: 1, change, earlierTests });

describe('the insight', () => {
  it.each([
    ['trainingLoad', 23.4, null, '+23 % vs 4-week average'],
    ['trainingLoad', -100, null, '−100 % vs 4-week average'],
    ['trainingLoad', -0.4, null, '±0 % vs 4-week average'],
    ['wellness', 2.26, null, '2.3 worse than 4-week average'],
    ['wellness', -0.6, null, '0.6 better than 4-week average'],
    ['wellness', 0.04, null, 'Same as 4-week average'],
    ['sprint', 2.76, 3, '2.8 % slower than average of last 3 tests'],
    ['sprint', -1, 1, '1.0 % faster than previous test'],
    ['sprint', 2e-14, 5, 'Same as average of last 5 tests'],
    ['vertical', 9.655, 3, '9.7 % higher than average of last 3 tests'],
    ['vertical', -6.12, 2, '6.1 % lower than average of last 2 tests'],
  ] as const)('of %s %p after %p tests: %s', (metric, change, earlierTests, expected) =>
    expect(text(metric, change, earlierTests)).toBe(expected),
  );

  it('without data says so', () => expect(insightOf('sprint', null)).toBe('No data'));
});
