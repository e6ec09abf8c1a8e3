import { memo } from 'react';
import Box from '@mui/material/Box';
import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';

export type ChartType = 'line' | 'radar' | 'area' | 'bar' | 'donut';

export interface DrawingProps {
  type: ChartType;
  /** Accessible name, and one sentence about what the drawing shows. */
  label: string;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
  /** In pixels. */
  height: number;
}

/**
 * Apex draws tooltip markers so large that they overlap the names, and tooltip rows so far apart that five of them
 * hide the chart.
 */
const DRAWING_STYLES = {
  '& .apexcharts-canvas': { mx: 'auto' },
  '&& .apexcharts-tooltip-marker': { mr: 1 },
  '&& .apexcharts-tooltip-marker::before': { fontSize: '16px', transform: 'none' },
  '&& .apexcharts-tooltip-y-group': { py: '2px' },
} as const;

/** The only file that imports apexcharts. */
export function Drawing(props: DrawingProps) {
  const { label, height, ...content } = props;
  return (
    <Box role="img" aria-label={label} sx={{ ...DRAWING_STYLES, height }}>
      <Canvas key={JSON.stringify([content, height])} {...props} />
    </Box>
  );
}

/**
 * Never updated in place, because Apex then keeps parts of the previous chart (an axis, or no markers): any change
 * renders a new chart.
 */
const Canvas = memo(
  function Canvas({ type, series, options, height }: DrawingProps) {
    return <ReactApexChart type={type} series={series} options={options} height={height} />;
  },
  () => true,
);
