import { roundHalfUp } from '@touchline/contracts/rounding';
import { NO_TREND_DATA, type TrendMetric } from '@touchline/contracts/trend-metrics';
import type { Trend } from './trend.js';

/** The words for a change: its unit, the decimals shown, and the comparison for a higher and for a lower value. */
interface Wording {
  unit: string;
  decimals: number;
  higher: string;
  lower: string;
}

const FOUR_WEEKS = '4-week average';

const WORDINGS: Readonly<Record<Exclude<TrendMetric, 'trainingLoad'>, Wording>> = {
  // A higher Hooper index is worse; a longer sprint time is slower.
  wellness: { unit: '', decimals: 1, higher: 'worse than', lower: 'better than' },
  sprint: { unit: ' %', decimals: 1, higher: 'slower than', lower: 'faster than' },
  vertical: { unit: ' %', decimals: 1, higher: 'higher than', lower: 'lower than' },
};

/**
 * The change of a metric as a sentence, rounded half up; `No data` for null. The load has a sign instead of a judgement,
 * because more load is neither good nor bad. A change that rounds to 0 reads `Same as …`.
 */
export function insightOf(metric: TrendMetric, trend: Trend | null): string {
  if (trend === null) return NO_TREND_DATA;
  if (metric === 'trainingLoad') return `${signed(roundHalfUp(trend.change))} % vs ${FOUR_WEEKS}`;
  const { unit, decimals, higher, lower } = WORDINGS[metric];
  const change = roundHalfUp(trend.change, decimals);
  const amount = Math.abs(change).toFixed(decimals);
  return `${change === 0 ? 'Same as' : `${amount}${unit} ${change > 0 ? higher : lower}`} ${baselineOf(trend)}`;
}

/** What the value is compared with: earlier tests, or the four weeks before for load and wellness. */
function baselineOf({ earlierTests }: Trend): string {
  if (earlierTests === null) return FOUR_WEEKS;
  return earlierTests === 1 ? 'previous test' : `average of last ${earlierTests} tests`;
}

/** Uses U+2212 for minus, which screen readers read as minus. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
}
