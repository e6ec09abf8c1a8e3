import { ChartView, type ChartViewProps } from './chart-view.js';

/** One closed shape per series over three or more spokes. A spoke without a value has to be left out: Apex draws null as zero. */
export function RadarChart(props: ChartViewProps) {
  return <ChartView {...props} type="radar" />;
}
