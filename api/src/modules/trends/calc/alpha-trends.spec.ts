import { trendStatus } from '@touchline/contracts/trend-status';
import vectors from '../../../../test/vectors/metrics.json' with { type: 'json' };
import { LEAST_LOAD_CHANGE, loadTrend } from './load-trend.js';
import { TEST_RULES, testTrend } from './test-trend.js';
import { directionOf } from './trend.js';
import { variation } from './variation.js';
import { LEAST_WELLNESS_CHANGE, wellnessTrend } from './wellness-trend.js';

const days = (loads: readonly number[]) => loads.map((load) => ({ sessions: load === 0 ? 0 : 1, load }));
/** The vectors have all digits; the order of additions may change the last one. */
const nearly = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : (expect.closeTo(value, 9) as number)));

describe('the trends of an athlete', () => {
  it('have test vectors', () => expect(vectors.alpha_trends.length).toBeGreaterThan(3));

  it.each(vectors.alpha_trends)('$name', ({ input, expected }) => {
    const trends = [
      loadTrend(days(input.load_recent7), days(input.load_base)),
      wellnessTrend(input.hooper_recent, input.hooper_base),
      testTrend('sprint', input.sprint_prev, input.sprint_latest),
      testTrend('jump', input.vertical_prev, input.vertical_latest),
    ];
    const least = [
      LEAST_LOAD_CHANGE,
      LEAST_WELLNESS_CHANGE,
      TEST_RULES.sprint.leastChange,
      TEST_RULES.jump.leastChange,
    ];
    const directions = trends.map((trend, index) => directionOf(trend, least[index] ?? NaN));
    expect(trends.map((trend) => trend?.z ?? null)).toEqual(nearly(expected.z));
    expect(trends.map((trend) => trend?.change ?? null)).toEqual(nearly(expected.change));
    expect(directions).toEqual(expected.trends);
    expect(variation(trends)).toBe(expected.variation);
    expect(trendStatus(variation(trends), directions)).toBe(expected.status);
  });
});
