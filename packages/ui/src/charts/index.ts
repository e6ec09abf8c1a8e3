/** Charts. What they draw with is heavy and comes later; `preloadCharts` fetches it ahead. */
import { LazyDrawing } from './lazy-drawing.js';

export { AreaChart } from './area-chart.js';
export { BarChart } from './bar-chart.js';
export { DonutChart } from './donut-chart.js';
export { LineChart } from './line-chart.js';
export { RadarChart } from './radar-chart.js';
export type { ChartTableData } from './chart-table.js';
export type { ChartViewProps } from './chart-view.js';
export type { ApexOptions } from 'apexcharts';

/** Fetches the drawing code. Rejects when it does not come: then a chart says so in its place. */
export const preloadCharts: () => Promise<void> = LazyDrawing.preload;
