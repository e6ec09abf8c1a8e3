import Box from '@mui/material/Box';
import type { ApexOptions } from 'apexcharts';
import ReactApexChart from 'react-apexcharts';

export interface DrawingProps {
  type: 'line' | 'radar';
  /** Names the drawing and says in a sentence what it shows. */
  label: string;
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
  /** Pixels. */
  height: number;
}

/** The only import of apexcharts. */
export function Drawing({ type, label, series, options, height }: DrawingProps) {
  return (
    <Box role="img" aria-label={label} sx={{ height, '& .apexcharts-canvas': { mx: 'auto' } }}>
      {/* Updating in place leaves parts of the former chart behind (an axis, or no markers): whatever looks different is a new chart. */}
      <ReactApexChart key={JSON.stringify([series, options])} type={type} series={series} options={options} height={height} />
    </Box>
  );
}
