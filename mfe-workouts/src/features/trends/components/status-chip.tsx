import { TREND_STATUS_COLORS, type TrendStatus } from '@touchline/contracts/trend-status';
import { WrappingChip } from '../../../shared/status/wrapping-chip.js';

interface StatusChipProps {
  status: TrendStatus;
  /** The load is above the athlete's own usual weeks: no colour then says that all is well, or that it is not. */
  isLoadHigh: boolean;
}

/** The label of an athlete's trends. */
export function StatusChip({ status, isLoadHigh }: StatusChipProps) {
  return (
    <WrappingChip color={isLoadHigh ? 'default' : TREND_STATUS_COLORS[status]} label={<strong>{status}</strong>} />
  );
}
