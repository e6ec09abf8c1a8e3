/** `@touchline/ui/charts` as areas of contract 2 import it: also with a component per type. */
import { Chart, type ChartProps } from '../charts/index.js';

export {
  Chart,
  preloadCharts,
  type ApexOptions,
  type ChartProps,
  type ChartTableData,
  type ChartType,
} from '../charts/index.js';

type TypedChartProps = Omit<ChartProps, 'type'>;

export const AreaChart = (props: TypedChartProps) => <Chart {...props} type="area" />;
export const BarChart = (props: TypedChartProps) => <Chart {...props} type="bar" />;
export const DonutChart = (props: TypedChartProps) => <Chart {...props} type="donut" />;
export const LineChart = (props: TypedChartProps) => <Chart {...props} type="line" />;
export const RadarChart = (props: TypedChartProps) => <Chart {...props} type="radar" />;
