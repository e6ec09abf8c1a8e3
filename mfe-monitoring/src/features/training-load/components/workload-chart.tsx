import { useMemo } from 'react';
import { Typography, useTheme } from '@touchline/ui';
import { ViewedChart } from '../../../shared/chart-view/viewed-chart.js';
import { loadBands } from '../model/load-bands.js';
import { LoadLegend } from '../../../shared/load-chart/load-legend.js';
import {
  workloadNote,
  workloadOptions,
  workloadSeries,
  workloadSummary,
  workloadTable,
} from '../model/workload-chart.js';
import type { LoadChartProps } from '../model/load-chart-props.js';

/** Acute and chronic workload on the day of each session; their ratio is shown as a number, without a judgement. */
export function WorkloadChart({ label, entries, height, view, team }: LoadChartProps) {
  const { charts } = useTheme();
  const options = useMemo(() => workloadOptions(entries, charts), [entries, charts]);
  return (
    <>
      <ViewedChart
        type="line"
        label={label}
        summary={workloadSummary(entries)}
        series={workloadSeries(entries)}
        options={options}
        height={height}
        table={workloadTable(entries)}
        dates={entries.map(({ date }) => date)}
        view={view}
        bands={loadBands({ team, entries }, 'acute_workload')}
      />
      <LoadLegend points={entries} />
      <Typography variant="body2">{workloadNote(entries)}</Typography>
    </>
  );
}
