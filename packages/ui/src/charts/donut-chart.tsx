import { ChartView, type ChartViewProps } from './chart-view.js';

/** Shares of a whole: one number per part, named by `labels` of the options. */
export function DonutChart(props: ChartViewProps) {
  return <ChartView {...props} type="donut" />;
}
