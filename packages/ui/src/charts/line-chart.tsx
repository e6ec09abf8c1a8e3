import { ChartView, type ChartViewProps } from './chart-view.js';

/** Values over time, one line per series; a null is a gap. */
export function LineChart(props: ChartViewProps) {
  return <ChartView {...props} type="line" />;
}
