import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';

/** Props of every chart on this screen; `height` in pixels. */
export interface LoadChartProps {
  label: string;
  entries: readonly TrainingLoadEntry[];
  height: number;
}
