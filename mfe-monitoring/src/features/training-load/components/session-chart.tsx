import { useMemo } from 'react';
import { Box, useTheme } from '@touchline/ui';
import { ViewedChart } from '../../../shared/chart-view/viewed-chart.js';
import { loadBands } from '../model/load-bands.js';
import { useWidth } from '../../../shared/use-width.js';
import { horizontalLabelStyles, verticalLabelStyles } from '../../../shared/bar-labels.js';
import {
  needsVerticalLabels,
  sessionOptions,
  sessionSeries,
  sessionSummary,
  sessionTable,
} from '../model/session-chart.js';
import type { LoadChartProps } from '../model/load-chart-props.js';

/** The load of each session as a bar. */
export function SessionChart({ label, entries, height, view, team }: LoadChartProps) {
  const { charts } = useTheme();
  const [box, width] = useWidth();
  const vertical = width !== null && needsVerticalLabels(entries, width);
  const options = useMemo(() => sessionOptions(entries, charts, vertical), [entries, charts, vertical]);
  return (
    <Box ref={box} sx={{ minWidth: 0, ...(vertical ? verticalLabelStyles : horizontalLabelStyles) }}>
      {width !== null && (
        <ViewedChart
          type="bar"
          label={label}
          summary={sessionSummary(entries)}
          series={sessionSeries(entries)}
          options={options}
          height={height}
          table={sessionTable(entries)}
          dates={entries.map(({ date }) => date)}
          view={view}
          bands={loadBands({ team, entries }, 'srpe')}
        />
      )}
    </Box>
  );
}
