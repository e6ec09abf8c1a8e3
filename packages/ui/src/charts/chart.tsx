import { useMemo, useState } from 'react';
import { mdiChartLine, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ApexOptions } from 'apexcharts';
import { Icon } from '../icon.js';
import { loadDrawing } from '../lazy/kit-parts.js';
import { lazyRetry } from '../lazy/lazy-retry.js';
import { LoadingPanel } from '../panels/state-panels.js';
import { uiTexts } from '../texts.js';
import { baseOptions, mergeOptions } from './base-options.js';
import type { ChartType, DrawingProps } from './drawing.js';

/** The drawing code is heavy and loads after the frame around it; the table works without it. */
export const LazyDrawing = lazyRetry<DrawingProps>(
  () => loadDrawing().then(({ Drawing }) => Drawing),
  ({ height }) => ({
    loading: <LoadingPanel text={uiTexts.loadingChart} minHeight={height} />,
    errorText: uiTexts.chartFailed,
    minHeight: height,
  }),
);

/** A chart's figures as text: one heading per column, one row per point; the first cell of a row names the point. */
export interface ChartTableData {
  columns: string[];
  rows: string[][];
}

export interface ChartProps {
  /**
   * - `line`, `area`: values over time; a null is a gap.
   * - `bar`: one bar per value; a null leaves a gap. A zero has no height: only a label tells it from a gap.
   * - `donut`: shares of a whole, one number per part, named by `labels` of the options.
   * - `radar`: one closed shape per series over three or more spokes. Leave out a spoke without a value: Apex draws null as zero.
   */
  type: ChartType;
  /** The accessible name of the chart. */
  label: string;
  /** What the chart shows, in one sentence, for screen readers. */
  summary: string;
  series: NonNullable<ApexOptions['series']>;
  /** Complete options. The chart is redrawn when they change by content; functions in them are not compared. */
  options: ApexOptions;
  /** In pixels. */
  height: number;
  /** The same figures as text. */
  table: ChartTableData;
}

/** A chart in the theme's colours, or its figures as a table. */
export function Chart({ type, label, summary, series, options, height, table }: ChartProps) {
  const theme = useTheme();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [asTable, setAsTable] = useState(false);
  const drawn = useMemo(
    () =>
      mergeOptions(
        baseOptions({
          mode: theme.palette.mode,
          colors: theme.charts,
          fontFamily: theme.typography.fontFamily ?? 'sans-serif',
          reducedMotion,
        }),
        options,
      ),
    [theme, reducedMotion, options],
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

function ChartTable({ label, data, height }: { label: string; data: ChartTableData; height: number }) {
  return (
    // The table can scroll, so it must be focusable by keyboard.
    <TableContainer tabIndex={0} role="region" aria-label={`${label}, table`} sx={{ minHeight: height }}>
      <Table
        size="small"
        sx={{ '& th, & td': { px: { xs: 0.5, sm: 1 }, fontSize: { xs: '0.75rem', sm: '0.875rem' } } }}
      >
        <TableHead>
          <TableRow>
            {data.columns.map((column) => (
              <TableCell key={column} scope="col" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(([name, ...cells]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={data.columns[index + 1]} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
