import { useMemo } from 'react';
import { useTheme } from '@touchline/ui';
import { BarChart } from '@touchline/ui/charts';
import { sessionOptions, sessionSeries, sessionSummary, sessionTable } from '../model/session-chart.js';
import type { LoadChartProps } from './load-card.js';

/** The load of each session. */
export function SessionChart({ label, entries, height }: LoadChartProps) {
  const { charts } = useTheme();
  const options = useMemo(() => sessionOptions(entries, charts), [entries, charts]);
  return <BarChart label={label} summary={sessionSummary(entries)} series={sessionSeries(entries)} options={options} height={height} table={sessionTable(entries)} />;
}
