/** The only door to apexcharts, which is heavy: reach it by a dynamic import. */
export { LineChart } from './line-chart.js';
export { RadarChart } from './radar-chart.js';
export type { ChartTableData } from './chart-table.js';
export type { ChartViewProps } from './chart-view.js';
export type { ApexOptions } from 'apexcharts';
