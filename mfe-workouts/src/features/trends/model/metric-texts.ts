import type { Permission } from '@touchline/contracts/permissions';
import { PERFORMANCE_TEST_LIMITS } from '@touchline/contracts/performance-test-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { TrendDirection } from '@touchline/contracts/trend-status';
import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import type { TrendFigure } from '@touchline/contracts/trends.schema';
import { forWord, readableWord, type Word } from '@touchline/contracts/words';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';

export const METRIC_NAMES: Readonly<Record<TrendMetric, string>> = {
  trainingLoad: 'Training Load',
  wellness: 'Wellness',
  sprint: 'Sprint',
  vertical: 'Vertical',
};

/** What tells a metric. */
export const METRIC_NEEDS: Readonly<Record<TrendMetric, Permission>> = {
  trainingLoad: 'load.read',
  wellness: 'wellness.read',
  sprint: 'performance.read',
  vertical: 'performance.read',
};

/** What up and down mean. More load is neither good nor bad. */
const MEANINGS: Readonly<Record<TrendMetric, { up: string; down: string; isGood: boolean | null }>> = {
  trainingLoad: { up: 'more load', down: 'less load', isGood: null },
  wellness: { up: 'better', down: 'worse', isGood: true },
  sprint: { up: 'faster', down: 'slower', isGood: true },
  vertical: { up: 'higher', down: 'lower', isGood: true },
};

/** The text of a trend, for tooltip and screen readers: `Trend up: faster`. */
export function trendText(metric: TrendMetric, trend: Word<TrendDirection>): string {
  if (trend === 'flat') return trendsTexts.trendFlat;
  const { up, down } = MEANINGS[metric];
  return trendsTexts.trend(trend, forWord({ up, down }, trend, readableWord(trend)));
}

/** A colour of the theme. */
export function trendColor(
  metric: TrendMetric,
  trend: Word<TrendDirection>,
): 'success.main' | 'error.main' | 'text.secondary' {
  if ((trend !== 'up' && trend !== 'down') || MEANINGS[metric].isGood === null) return 'text.secondary';
  return trend === 'up' ? 'success.main' : 'error.main';
}

/** The value with its unit; null without data. */
export function valueText(metric: TrendMetric, { value }: Pick<TrendFigure, 'value'>): string | null {
  return value === null ? null : VALUES[metric](value);
}

const VALUES: Readonly<Record<TrendMetric, (value: number) => string>> = {
  trainingLoad: (load) => `${roundHalfUp(load)} AU/day`,
  wellness: (hooper) => `Hooper ${fixed(hooper, 1)}`,
  sprint: (seconds) =>
    `${fixed(seconds, PERFORMANCE_TEST_LIMITS.sprint.shownDecimals)} ${PERFORMANCE_TEST_LIMITS.sprint.unit}`,
  vertical: (height) =>
    `${fixed(height, PERFORMANCE_TEST_LIMITS.jump.shownDecimals)} ${PERFORMANCE_TEST_LIMITS.jump.unit}`,
};

function fixed(value: number, decimals: number): string {
  return roundHalfUp(value, decimals).toFixed(decimals);
}
