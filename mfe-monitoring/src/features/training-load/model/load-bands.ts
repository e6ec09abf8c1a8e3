import type { ComparedLoad } from '@touchline/contracts/comparisons.schema';
import type { ChartBand } from '../../../shared/chart-view/chart-band.js';
import { teamBand } from '../../../shared/comparisons/team-band.js';
import { LOAD_LABELS } from '../../../shared/load-chart/load-chart.js';
import { numberText } from '../../../shared/number-text.js';
import type { LoadChartProps } from './load-chart-props.js';

/** The team's band of one figure; none while it is not shown. */
export function loadBands(
  { team, entries }: Pick<LoadChartProps, 'team' | 'entries'>,
  figure: ComparedLoad,
): ChartBand[] {
  if (team === null) return [];
  // The workload chart has two lines; their bands would hide each other.
  const subject = figure === 'acute_workload' ? LOAD_LABELS.acute : undefined;
  return [
    teamBand(team, figure, {
      ...(subject !== undefined && { subject }),
      dates: entries.map(({ date }) => date),
      text: numberText,
    }),
  ];
}
