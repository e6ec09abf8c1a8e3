import { useMemo } from 'react';
import { EmptyPanel, Typography, useTheme } from '@touchline/ui';
import { LineChart } from '@touchline/ui/charts';
import {
  figureNotes,
  figureOptions,
  figureSeries,
  figureSummary,
  figureTable,
  type Figure,
} from '../model/figure-chart.js';
import type { LoadChartProps } from './load-card.js';

/** A figure of the week before each session; where it is missing, a sentence says why. */
function FigureChart({ figure, label, entries, height }: LoadChartProps & { figure: Figure }) {
  const { charts } = useTheme();
  const options = useMemo(() => figureOptions(figure, entries, charts), [figure, entries, charts]);
  const series = figureSeries(figure, entries);
  const notes = figureNotes(figure, entries);
  if (series === null) return <EmptyPanel text={notes.join(' ')} minHeight={height} />;
  return (
    <>
      <LineChart
        label={label}
        summary={figureSummary(figure, entries)}
        series={series}
        options={options}
        height={height}
        table={figureTable(figure, entries)}
      />
      {notes.map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
    </>
  );
}

export const MonotonyChart = (props: LoadChartProps) => <FigureChart {...props} figure="monotony" />;

export const StrainChart = (props: LoadChartProps) => <FigureChart {...props} figure="strain" />;
