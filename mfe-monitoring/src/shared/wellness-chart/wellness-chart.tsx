import { useMemo } from 'react';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { wellnessSeries, wellnessSummary, wellnessTable, type WellnessLine } from './wellness-lines.js';
import { wellnessOptions } from './wellness-options.js';

interface WellnessChartProps {
  label: string;
  entries: readonly WellnessEntry[];
  lines: readonly WellnessLine[];
  /** Pixels. */
  height: number;
}

/** The shown lines over some entries. */
export function WellnessChart({ label, entries, lines, height }: WellnessChartProps) {
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
    <Chart
      type="line"
      label={label}
      summary={wellnessSummary(entries, lines)}
      series={wellnessSeries(entries, lines)}
      options={options}
      height={height}
      table={wellnessTable(entries, lines)}
    />
  );
}
