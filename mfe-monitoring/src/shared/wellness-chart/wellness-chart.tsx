import { useMemo } from 'react';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { useTheme } from '@touchline/ui';
import { LineChart } from '@touchline/ui/charts';
import type { Line } from './lines.js';
import { weeklyOptions } from './weekly-options.js';
import { weeklySeries, weeklySummary, weeklyTable } from './weekly-series.js';

interface WellnessChartProps {
  label: string;
  entries: readonly WellnessEntry[];
  lines: readonly Line[];
  /** Pixels. */
  height: number;
}

/** The shown lines over some entries. */
export function WellnessChart({ label, entries, lines, height }: WellnessChartProps) {
  const { charts } = useTheme();
  // The pieces are new lists with every render; what they hold is what makes the chart another one.
  const dates = entries.map(({ date }) => date).join(',');
  const wanted = lines.join(',');
  const options = useMemo(
    () => weeklyOptions(dates.split(','), wanted.split(',') as Line[], charts),
    [dates, wanted, charts],
  );
  return (
    <LineChart
      label={label}
      summary={weeklySummary(entries, lines)}
      series={weeklySeries(entries, lines)}
      options={options}
      height={height}
      table={weeklyTable(entries, lines)}
    />
  );
}
