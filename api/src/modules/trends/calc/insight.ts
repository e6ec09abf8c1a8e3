import { roundHalfUp } from '@touchline/contracts/rounding';
import { NO_TREND_DATA, type TrendMetric } from '@touchline/contracts/trend-metrics';
import type { Trend } from './trend.js';

/** How a change is said: its unit, the decimals shown, and the word behind it for a value that grew and one that fell. */
interface Wording {
  unit: string;
  decimals: number;
  grew: string;
  fell: string;
}

const WORDINGS: Readonly<Record<Exclude<TrendMetric, 'trainingLoad'>, Wording>> = {
  // A higher Hooper index is worse, a longer sprint slower.
  wellness: { unit: ' points', decimals: 1, grew: 'worse than', fell: 'better than' },
  sprint: { unit: ' %', decimals: 1, grew: 'slower than', fell: 'faster than' },
  vertical: { unit: ' %', decimals: 1, grew: 'higher than', fell: 'lower than' },
};

/** The change in words, rounded half up: of the load with its sign, as more load is neither good nor bad. What rounds to nothing is the same. */
export function insightOf(metric: TrendMetric, trend: Trend | null): string {
  if (trend === null) return NO_TREND_DATA;
  if (metric === 'trainingLoad') return `${signed(roundHalfUp(trend.change))} % vs own 4 weeks`;
  const { unit, decimals, grew, fell } = WORDINGS[metric];
  const change = roundHalfUp(trend.change, decimals);
  const amount = Math.abs(change).toFixed(decimals);
  return `${change === 0 ? 'Same as' : `${amount}${unit} ${change > 0 ? grew : fell}`} ${usualOf(trend)}`;
}

function usualOf({ earlierTests }: Trend): string {
  if (earlierTests === null) return 'own 4 weeks';
  return earlierTests === 1 ? 'own test before' : `own ${earlierTests} tests before`;
}

/** With U+2212 for a minus, which reads as one. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
}
