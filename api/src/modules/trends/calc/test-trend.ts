import { mean } from '../../../common/statistics/statistics.js';
import type { Trend } from './trend.js';

export type ComparedTest = 'sprint' | 'jump';

interface TestRule {
  /** Day-to-day variation of the test, as a share of the value. */
  noise: number;
  better: 'less' | 'more';
  /** Least relevant change, in percent of the earlier mean. */
  leastChange: number;
}

export const TEST_RULES: Readonly<Record<ComparedTest, TestRule>> = {
  sprint: { noise: 0.015, better: 'less', leastChange: 1 },
  jump: { noise: 0.05, better: 'more', leastChange: 2 },
};

/**
 * Compares the latest test with the mean of the earlier ones: up is a faster sprint or a higher jump. Values are above
 * 0, in the unit of the kind. Null without a latest or an earlier test. `change` in percent, positive when the value is
 * greater.
 */
export function testTrend(kind: ComparedTest, earlier: readonly number[], latest: number | null): Trend | null {
  if (latest === null || earlier.length === 0) return null;
  const { noise, better } = TEST_RULES[kind];
  const usual = mean(earlier);
  const gain = better === 'less' ? usual - latest : latest - usual;
  const z = gain / (noise * usual * Math.sqrt(1 + 1 / earlier.length));
  return { value: latest, z, change: (100 * (latest - usual)) / usual, earlierTests: earlier.length };
}
