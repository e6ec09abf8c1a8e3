import { useMemo } from 'react';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { useTheme } from '@touchline/ui';
import { AreaChart } from '@touchline/ui/charts';
import { loadSeries } from '../../../shared/load-chart/load-chart.js';
import { LoadLegend } from '../../../shared/load-chart/load-legend.js';
import { baselineNote, loadSummary, loadTable, monthOptions } from '../model/load-chart.js';
import type { AthleteCardProps } from './athlete-cards.js';
import { Caption } from './overview-card.js';

/** Pixels: as high as the wellness card beside it with its longer texts. */
const LOAD_CHART_HEIGHT = 290;

/** Acute and chronic workload of the last four weeks. */
export function TrainingLoad({ athlete: { training_load: days } }: Pick<AthleteCardProps, 'athlete'>) {
  const { charts } = useTheme();
  const options = useMemo(() => monthOptions(days, charts), [days, charts]);
  if (days.length === 0) return <Caption>No training sessions recorded yet.</Caption>;
  const note = baselineNote(days);
  return (
    <>
      <LoadLegend points={days} />
      <AreaChart
        label="Training Load"
        summary={loadSummary(days)}
        series={loadSeries(days)}
        options={options}
        height={LOAD_CHART_HEIGHT}
        table={loadTable(days)}
      />
      <Caption>{`${days.length < CHRONIC_DAYS ? 'Since the first session' : `Last ${CHRONIC_DAYS} days`}, in arbitrary units (RPE × minutes) per day.`}</Caption>
      {note !== null && <Caption>{note}</Caption>}
    </>
  );
}
