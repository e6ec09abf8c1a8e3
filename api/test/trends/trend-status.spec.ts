import { trendStatus, type TrendDirection } from '@touchline/contracts/trend-status';
import vectors from '../vectors/metrics.json' with { type: 'json' };

it('has test vectors', () => expect(vectors.alpha_status.length).toBeGreaterThan(17));

it.each(vectors.alpha_status)('variation $variation of $trends: $expected', ({ variation, trends, expected }) => {
  expect(trendStatus(variation, trends as TrendDirection[])).toBe(expected);
});
