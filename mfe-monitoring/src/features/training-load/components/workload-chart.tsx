import { useMemo } from 'react';
import { Typography, useTheme } from '@touchline/ui';
import { LineChart } from '@touchline/ui/charts';
import { LoadLegend } from '../../../shared/load-chart/load-legend.js';
import {
  workloadNote,
  workloadOptions,
  workloadSeries,
  workloadSummary,
  workloadTable,
} from '../model/workload-chart.js';
import type { LoadChartProps } from './load-card.js';

/** The rolling loads on the day of each session; their ratio as a number, without a verdict. */
export function WorkloadChart({ label, entries, height }: LoadChartProps) {
  const { charts } = useTheme();
  const options = useMemo(() => workloadOptions(entries, charts), [entries, charts]);
  return (
    <>
      <LineChart
        label={label}
        summary={workloadSummary(entries)}
        series={workloadSeries(entries)}
        options={options}
        height={height}
        table={workloadTable(entries)}
      />
      <LoadLegend points={entries} />
      <Typography variant="body2">{workloadNote(entries)}</Typography>
    </>
  );
}
