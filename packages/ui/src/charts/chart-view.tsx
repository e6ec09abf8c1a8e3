import { useMemo, useState } from 'react';
import { mdiChartLine, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ApexOptions } from 'apexcharts';
import { Icon } from '../icon.js';
import { baseOptions, mergeOptions } from './base-options.js';
import { ChartTable, type ChartTableData } from './chart-table.js';
import type { ChartType } from './drawing.js';
import { LazyDrawing } from './lazy-drawing.js';

export interface ChartViewProps {
  /** Names the chart. */
  label: string;
  /** What the drawing says, in a sentence, for who cannot see it. */
  summary: string;
  series: NonNullable<ApexOptions['series']>;
  /** Ready options. The chart is drawn anew when what they say changes; functions in them do not count. */
  options: ApexOptions;
  /** Pixels. */
  height: number;
  /** The same figures as text. */
  table: ChartTableData;
}

/** The frame of every chart: the drawing in the theme's colours, or its figures as a table. */
export function ChartView({
  type,
  label,
  summary,
  series,
  options,
  height,
  table,
}: ChartViewProps & { type: ChartType }) {
  const theme = useTheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [asTable, setAsTable] = useState(false);
  const drawn = useMemo(
    () =>
      mergeOptions(
        baseOptions({
          mode: theme.palette.mode,
          colors: theme.charts,
          fontFamily: theme.typography.fontFamily ?? 'sans-serif',
          still,
        }),
        options,
      ),
    [theme, still, options],
  );
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, minWidth: 0 }}>
      {asTable ? (
        <ChartTable label={label} data={table} height={height} />
      ) : (
        <LazyDrawing type={type} label={`${label}. ${summary}`} series={series} options={drawn} height={height} />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          size="small"
          onClick={() => setAsTable(!asTable)}
          startIcon={<Icon path={asTable ? mdiChartLine : mdiTable} />}
          sx={{ minHeight: 44 }}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
    </Box>
  );
}
