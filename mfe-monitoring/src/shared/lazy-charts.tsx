import { lazyRetry, LoadingPanel } from '@touchline/ui';
import type { ChartViewProps } from '@touchline/ui/charts';

/** Pixels. The placeholders have the heights of the charts, so that nothing jumps when one arrives. */
export const LINE_HEIGHT = 340;
export const RADAR_HEIGHT = 300;

const waitFor = (minHeight: number) => ({ loading: <LoadingPanel text="Loading chart..." minHeight={minHeight} />, errorText: 'The chart could not be loaded.', minHeight });

/** Charts are heavy and come after the frame around them. */
export const LineChart = lazyRetry<ChartViewProps>(() => import('@touchline/ui/charts').then((charts) => charts.LineChart), waitFor(LINE_HEIGHT));
export const RadarChart = lazyRetry<ChartViewProps>(() => import('@touchline/ui/charts').then((charts) => charts.RadarChart), waitFor(RADAR_HEIGHT));
