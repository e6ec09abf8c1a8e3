import { useMemo } from 'react';
import { Box, useTheme } from '@touchline/ui';
import { BarChart } from '@touchline/ui/charts';
import { useWidth } from '../../../shared/use-width.js';
import { LABELS_ABOVE_BARS, UPRIGHT_ABOVE_BARS } from '../../../shared/value-bars.js';
import {
  hasUprightLoads,
  sessionOptions,
  sessionSeries,
  sessionSummary,
  sessionTable,
} from '../model/session-chart.js';
import type { LoadChartProps } from './load-card.js';

/** The load of each session. */
export function SessionChart({ label, entries, height }: LoadChartProps) {
  const { charts } = useTheme();
  const [box, width] = useWidth();
  const upright = width !== null && hasUprightLoads(entries, width);
  const options = useMemo(() => sessionOptions(entries, charts, upright), [entries, charts, upright]);
  return (
    <Box ref={box} sx={{ minWidth: 0, ...(upright ? UPRIGHT_ABOVE_BARS : LABELS_ABOVE_BARS) }}>
      {width !== null && (
        <BarChart
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
