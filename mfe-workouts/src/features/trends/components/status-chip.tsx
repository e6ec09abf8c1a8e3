import { TREND_STATUS_COLORS, type TrendStatus } from '@touchline/contracts/trend-status';
import { WrappingChip } from '../../../shared/status/wrapping-chip.js';

/** What an athlete's figures come to, in a word. */
export function StatusChip({ status }: { status: TrendStatus }) {
  return <WrappingChip color={TREND_STATUS_COLORS[status]} label={<strong>{status}</strong>} />;
}
