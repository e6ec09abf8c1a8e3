import { ChartView, type ChartViewProps } from './chart-view.js';

/** Values over time with the ground under each line filled; a null is a gap. */
export function AreaChart(props: ChartViewProps) {
  return <ChartView {...props} type="area" />;
}
