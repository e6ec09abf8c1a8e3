import { useMemo } from 'react';
import { EmptyPanel, Typography, useTheme } from '@touchline/ui';
import { ViewedChart } from '../../../shared/chart-view/viewed-chart.js';
import { loadBands } from '../model/load-bands.js';
import {
  figureNotes,
  figureOptions,
  figureSeries,
  figureSummary,
  figureTable,
  type Figure,
} from '../model/figure-chart.js';
import type { LoadChartProps } from '../model/load-chart-props.js';

/** Monotony or strain of the seven days up to each session, with a note about why a value is missing. */
function FigureChart({ figure, label, entries, height, view, team }: LoadChartProps & { figure: Figure }) {
  const { charts } = useTheme();
  const options = useMemo(() => figureOptions(figure, entries, charts), [figure, entries, charts]);
  const series = figureSeries(figure, entries);
  const notes = figureNotes(figure, entries);
  if (series === null) return <EmptyPanel text={notes.join(' ')} minHeight={height} />;
  return (
    <>
      <ViewedChart
        type="line"
        label={label}
        summary={figureSummary(figure, entries)}
        series={series}
        options={options}
        height={height}
        table={figureTable(figure, entries)}
        dates={entries.map(({ date }) => date)}
        view={view}
        bands={loadBands({ team, entries }, `training_${figure}`)}
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
