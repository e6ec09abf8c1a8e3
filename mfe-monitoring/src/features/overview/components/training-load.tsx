import { useMemo } from 'react';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { loadSeries } from '../../../shared/load-chart/load-chart.js';
import { LoadLegend } from '../../../shared/load-chart/load-legend.js';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import { baselineNote, loadSummary, loadTable, monthOptions } from '../model/load-chart.js';
import { Caption, type AthleteCardProps } from './overview-card.js';

/** Makes the card as high as the wellness card beside it, which has longer texts. */
const LOAD_CHART_HEIGHT_PX = 290;

/** Acute and chronic workload of the last four weeks. */
export function TrainingLoad({ athlete: { training_load: days } }: Pick<AthleteCardProps, 'athlete'>) {
  const { charts } = useTheme();
  const options = useMemo(() => monthOptions(days, charts), [days, charts]);
  if (days.length === 0) return <Caption>{trainingLoadTexts.noSessions}</Caption>;
  const note = baselineNote(days);
  return (
    <>
      <LoadLegend points={days} />
      <Chart
        type="area"
        label="Training Load"
        summary={loadSummary(days)}
        series={loadSeries(days)}
        options={options}
        height={LOAD_CHART_HEIGHT_PX}
        table={loadTable(days)}
      />
      <Caption>{overviewTexts.loadRange(days.length < CHRONIC_DAYS ? null : CHRONIC_DAYS)}</Caption>
      {note !== null && <Caption>{note}</Caption>}
    </>
  );
}
