import type { ComparedLoad } from '@touchline/contracts/comparisons.schema';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartView } from '../../../shared/chart-view/chart-view.js';
import type { TeamRow } from '../../../shared/comparisons/get-team-comparison.js';

/** Props of every chart on this screen; `height` in pixels. */
export interface LoadChartProps {
  label: string;
  entries: readonly TrainingLoadEntry[];
  height: number;
  view: Pick<ChartView, 'byDay' | 'zoom'>;
  /** The team's figures; null: not shown. */
  team: readonly TeamRow<ComparedLoad>[] | null;
}
