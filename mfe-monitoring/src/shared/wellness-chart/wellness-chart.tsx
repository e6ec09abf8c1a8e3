import { useMemo } from 'react';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { useTheme } from '@touchline/ui';
import type { ChartBand } from '../chart-view/chart-band.js';
import type { ChartView } from '../chart-view/chart-view.js';
import { ViewedChart } from '../chart-view/viewed-chart.js';
import { wellnessSeries, wellnessSummary, wellnessTable, type WellnessLine } from './wellness-lines.js';
import { wellnessOptions } from './wellness-options.js';

interface WellnessChartProps {
  label: string;
  entries: readonly WellnessEntry[];
  lines: readonly WellnessLine[];
  /** Pixels. */
  height: number;
  /** Default: one place per entry, whole domains. */
  view?: Pick<ChartView, 'byDay' | 'zoom'>;
  bands?: readonly ChartBand[];
}

const DEFAULT_VIEW = { byDay: false, zoom: false };

/** The shown lines over some entries. */
export function WellnessChart({ label, entries, lines, height, view = DEFAULT_VIEW, bands = [] }: WellnessChartProps) {
  const { charts } = useTheme();
  const options = useMemo(
    () =>
      wellnessOptions(
        entries.map(({ date }) => date),
        lines,
        charts,
      ),
    [entries, lines, charts],
  );
  return (
    <ViewedChart
      type="line"
      label={label}
      summary={wellnessSummary(entries, lines)}
      series={wellnessSeries(entries, lines)}
      options={options}
      height={height}
      table={wellnessTable(entries, lines)}
      dates={entries.map(({ date }) => date)}
      view={view}
      bands={bands}
    />
  );
}
