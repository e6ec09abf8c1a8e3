import { render, screen } from '@testing-library/react';
import { TREND_STATUS_COLORS, TREND_STATUSES } from '@touchline/contracts/trend-status';
import { StatusChip } from './status-chip.js';

const chipColor = (label: string) =>
  /MuiChip-color(\w+)/.exec(screen.getByText(label).closest('.MuiChip-root')?.className ?? '')?.[1];

describe.each(TREND_STATUSES)('%s', (status) => {
  test('has its colour', () => {
    render(<StatusChip status={status} isLoadHigh={false} />);
    expect(chipColor(status)?.toLowerCase()).toBe(TREND_STATUS_COLORS[status]);
  });

  test('keeps its label beside a high load, and has no colour', () => {
    render(<StatusChip status={status} isLoadHigh />);
    expect(chipColor(status)).toBe('Default');
  });
});
