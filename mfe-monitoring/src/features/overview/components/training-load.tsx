import { useMemo } from 'react';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { Box, useTheme } from '@touchline/ui';
import { AreaChart } from '@touchline/ui/charts';
import { baselineNote, LOAD_LABELS, loadLines, loadOptions, loadSeries, loadSummary, loadTable } from '../model/load-chart.js';
import type { AthleteCardProps } from './athlete-cards.js';
import { Caption } from './overview-card.js';

/** Pixels: as high as the wellness card beside it with its longer texts. */
const LOAD_CHART_HEIGHT = 290;

/** Acute and chronic workload of the last four weeks. */
export function TrainingLoad({ athlete: { training_load: days } }: Pick<AthleteCardProps, 'athlete'>) {
  const { charts } = useTheme();
  const options = useMemo(() => loadOptions(days, charts), [days, charts]);
  if (days.length === 0) return <Caption>No training sessions recorded yet.</Caption>;
  const note = baselineNote(days);
  return (
    <>
      <Box component="ul" aria-label="Lines of the chart" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {loadLines(days).map((line) => (
          <Box component="li" key={line} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}>
            <Box aria-hidden sx={{ width: 18, borderTop: 3, borderColor: charts.load[line], borderTopStyle: line === 'building' ? 'dashed' : 'solid' }} />
            {LOAD_LABELS[line]}
          </Box>
        ))}
      </Box>
      <AreaChart label="Training Load" summary={loadSummary(days)} series={loadSeries(days)} options={options} height={LOAD_CHART_HEIGHT} table={loadTable(days)} />
      <Caption>{`${days.length < CHRONIC_DAYS ? 'Since the first session' : `Last ${CHRONIC_DAYS} days`}, in arbitrary units (RPE × minutes) per day.`}</Caption>
      {note !== null && <Caption>{note}</Caption>}
    </>
  );
}
