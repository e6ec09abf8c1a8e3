/** Charts. The drawing library is heavy and loads with the first chart; `preloadCharts` fetches it ahead of time. */
import { LazyDrawing } from './chart.js';

export { Chart, type ChartProps, type ChartTableData } from './chart.js';
export type { ChartType } from './drawing.js';
export type { ApexOptions } from 'apexcharts';

/** Fetches the drawing code. Rejects when it does not arrive: the chart then shows an error with a retry button. */
export const preloadCharts: () => Promise<void> = LazyDrawing.preload;
