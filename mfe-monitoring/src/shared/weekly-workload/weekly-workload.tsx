import { useMemo } from 'react';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import { Box, Typography, useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { trainingLoadTexts } from '../texts/training-load-texts.js';
import { useWidth } from '../use-width.js';
import {
  needsStaggering,
  hasAverage,
  AVERAGE_LABEL,
  weekText,
  workloadOptions,
  workloadSeries,
  workloadSummary,
  workloadTable,
} from './workload-chart.js';

interface WeeklyWorkloadProps {
  /** Monday to Sunday. */
  days: readonly WorkloadDay[];
  /** Height of the chart, in pixels. */
  height: number;
}

/** Load per day of this week, compared with the 4-week average of the same weekday. */
export function WeeklyWorkload({ days, height }: WeeklyWorkloadProps) {
  const { charts } = useTheme();
  const [box, width] = useWidth();
  const staggered = width !== null && needsStaggering(days, width);
  const series = useMemo(() => workloadSeries(days, charts, staggered), [days, charts, staggered]);
  const options = useMemo(() => workloadOptions(days, charts), [days, charts]);
  const text = weekText(days);
  if (text === null) return <Note>{trainingLoadTexts.noSessions}</Note>;
  return (
    <>
      <Note>{text}</Note>
      {hasAverage(days) && (
        <Box
          component="ul"
          aria-label={trainingLoadTexts.weekLegend}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            fontSize: '0.875rem',
            '& > li': { display: 'flex', alignItems: 'center', gap: 0.75 },
          }}
        >
          <li>
            <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: charts.load.session }} />
            This week
          </li>
          <li>
            <Box aria-hidden sx={{ width: 18, borderTop: 3, borderColor: charts.load.usual }} />
            {AVERAGE_LABEL}
          </li>
        </Box>
      )}
      <Box ref={box} sx={{ minWidth: 0 }}>
        {width !== null && (
          <Chart
            type="bar"
            label="Weekly Workload"
            summary={workloadSummary(days)}
            series={series}
            options={options}
            height={height}
            table={workloadTable(days)}
          />
        )}
      </Box>
      <Note>{hasAverage(days) ? trainingLoadTexts.averageCaption : trainingLoadTexts.noAverage}</Note>
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
