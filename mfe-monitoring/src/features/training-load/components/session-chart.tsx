import { useMemo } from 'react';
import { Box, useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
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
export function SessionChart({ label, entries, height }: LoadChartProps) {
  const { charts } = useTheme();
  const [box, width] = useWidth();
  const vertical = width !== null && needsVerticalLabels(entries, width);
  const options = useMemo(() => sessionOptions(entries, charts, vertical), [entries, charts, vertical]);
  return (
    <Box ref={box} sx={{ minWidth: 0, ...(vertical ? verticalLabelStyles : horizontalLabelStyles) }}>
      {width !== null && (
        <Chart
          type="bar"
          label={label}
          summary={sessionSummary(entries)}
          series={sessionSeries(entries)}
          options={options}
          height={height}
          table={sessionTable(entries)}
        />
      )}
    </Box>
  );
}
