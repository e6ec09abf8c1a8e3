import { Chart, type ChartProps } from './chart.js';

/** Names that deployed areas of contract 2.x still import from `@touchline/ui/charts`. New code uses `Chart` with a `type`. */
type TypedChartProps = Omit<ChartProps, 'type'>;

export const AreaChart = (props: TypedChartProps) => <Chart {...props} type="area" />;
export const BarChart = (props: TypedChartProps) => <Chart {...props} type="bar" />;
export const DonutChart = (props: TypedChartProps) => <Chart {...props} type="donut" />;
export const LineChart = (props: TypedChartProps) => <Chart {...props} type="line" />;
export const RadarChart = (props: TypedChartProps) => <Chart {...props} type="radar" />;
