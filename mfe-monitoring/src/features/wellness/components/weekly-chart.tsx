import { useMemo } from 'react';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { useTheme } from '@touchline/ui';
import { LineChart } from '@touchline/ui/charts';
import { LINE_HEIGHT } from '../../../shared/chart-heights.js';
import { weeklyOptions } from '../model/weekly-options.js';
import { weeklySeries, weeklySummary, weeklyTable } from '../model/weekly-series.js';
import type { Line } from '../model/wellness-view.js';

/** The shown lines over the entries of one page. */
export function WeeklyChart({ entries, lines }: { entries: readonly WellnessEntry[]; lines: readonly Line[] }) {
  const { charts } = useTheme();
  // The pieces are new lists with every render; what they hold is what makes the chart another one.
  const dates = entries.map(({ date }) => date).join(',');
  const wanted = lines.join(',');
  const options = useMemo(() => weeklyOptions(dates.split(','), wanted.split(',') as Line[], charts), [dates, wanted, charts]);
  return (
    <LineChart
      label="Weekly Wellness"
      summary={weeklySummary(entries, lines)}
      series={weeklySeries(entries, lines)}
      options={options}
      height={LINE_HEIGHT}
      table={weeklyTable(entries, lines)}
    />
  );
}
