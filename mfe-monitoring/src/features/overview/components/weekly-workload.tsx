import { useMemo } from 'react';
import { useTheme } from '@touchline/ui';
import { BarChart } from '@touchline/ui/charts';
import { CARD_CHART_HEIGHT } from '../../../shared/chart-heights.js';
import { numberText } from '../model/figures.js';
import { weekTotal, workloadOptions, workloadSeries, workloadSummary, workloadTable } from '../model/workload-chart.js';
import type { AthleteCardProps } from './athlete-cards.js';
import { Caption } from './overview-card.js';

/** What was trained on each day of this week. */
export function WeeklyWorkload({ athlete: { weekly_workload: days } }: Pick<AthleteCardProps, 'athlete'>) {
  const { charts } = useTheme();
  const options = useMemo(() => workloadOptions(days, charts), [days, charts]);
  const total = weekTotal(days);
  if (total === null) return <Caption>No training sessions recorded yet.</Caption>;
  return (
    <>
      <Caption>{`This week so far: ${numberText(total)} AU (RPE × minutes)`}</Caption>
      <BarChart label="Weekly Workload" summary={workloadSummary(days)} series={workloadSeries(days)} options={options} height={CARD_CHART_HEIGHT} table={workloadTable(days)} />
    </>
  );
}
