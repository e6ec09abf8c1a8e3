import { memo } from 'react';
import Box from '@mui/material/Box';
import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';

/** What the kit draws. */
export type ChartType = 'line' | 'radar' | 'area' | 'bar' | 'donut';

export interface DrawingProps {
  type: ChartType;
  /** Names the drawing and says in a sentence what it shows. */
  label: string;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
  /** Pixels. */
  height: number;
}

/** Apex draws the signs in a tooltip so large that they run into their names, and its rows so far apart that five of them hide the chart. */
const LOOK = {
  '& .apexcharts-canvas': { mx: 'auto' },
  '&& .apexcharts-tooltip-marker': { mr: 1 },
  '&& .apexcharts-tooltip-marker::before': { fontSize: '16px', transform: 'none' },
  '&& .apexcharts-tooltip-y-group': { py: '2px' },
} as const;

/** The only import of apexcharts. */
export function Drawing(props: DrawingProps) {
  const { label, height, ...what } = props;
  return (
    <Box role="img" aria-label={label} sx={{ ...LOOK, height }}>
      <Canvas key={JSON.stringify([what, height])} {...props} />
    </Box>
  );
}

/** Never updated in place, which leaves parts of the former chart behind (an axis, or no markers): whatever looks different is a new chart. */
const Canvas = memo(
  function Canvas({ type, series, options, height }: DrawingProps) {
    return <ReactApexChart type={type} series={series} options={options} height={height} />;
  },
  () => true,
);
