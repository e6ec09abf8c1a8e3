import { ChartView, type ChartViewProps } from './chart-view.js';

/** One bar per value; a null leaves its place empty, a zero has no height and needs its label to be told from it. */
export function BarChart(props: ChartViewProps) {
  return <ChartView {...props} type="bar" />;
}
