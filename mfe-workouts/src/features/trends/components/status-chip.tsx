import { TREND_STATUS_COLORS, type TrendStatus } from '@touchline/contracts/trend-status';
import { WrappingChip } from '../../../shared/status/wrapping-chip.js';

export function StatusChip({ status }: { status: TrendStatus }) {
  return <WrappingChip color={TREND_STATUS_COLORS[status]} label={<strong>{status}</strong>} />;
}
