import { useMemo } from 'react';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import { Box, Typography, useTheme } from '@touchline/ui';
import { BarChart } from '@touchline/ui/charts';
import { useWidth } from '../use-width.js';
import {
  areStaggered,
  hasUsual,
  USUAL,
  weekText,
  workloadOptions,
  workloadSeries,
  workloadSummary,
  workloadTable,
} from './workload-chart.js';

interface WeeklyWorkloadProps {
  /** Monday to Sunday. */
  days: readonly WorkloadDay[];
  /** Of the chart, in pixels. */
  height: number;
}

/** What was trained on each day of this week, against the same weekdays of the four weeks before. */
export function WeeklyWorkload({ days, height }: WeeklyWorkloadProps) {
  const { charts } = useTheme();
  const [box, width] = useWidth();
  const staggered = width !== null && areStaggered(days, width);
  const series = useMemo(() => workloadSeries(days, charts, staggered), [days, charts, staggered]);
  const options = useMemo(() => workloadOptions(days, charts), [days, charts]);
  const text = weekText(days);
  if (text === null) return <Note>No training sessions recorded yet.</Note>;
  return (
    <>
      <Note>{text}</Note>
      {hasUsual(days) && (
        <Box
          component="ul"
          aria-label="Marks of the chart"
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
            {USUAL}
          </li>
        </Box>
      )}
      <Box ref={box} sx={{ minWidth: 0 }}>
        {width !== null && (
          <BarChart
            label="Weekly Workload"
            summary={workloadSummary(days)}
            series={series}
            options={options}
            height={height}
            table={workloadTable(days)}
          />
        )}
      </Box>
      <Note>
        {hasUsual(days)
          ? `${USUAL}: of the same weekday in the four weeks before this one.`
          : `No ${USUAL.toLowerCase()} yet: it needs four whole weeks before this one.`}
      </Note>
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
