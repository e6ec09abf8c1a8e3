import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Box, Typography, useTheme } from '@touchline/ui';
import { Chart, type ApexOptions, type ChartProps, type ChartTableData } from '@touchline/ui/charts';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import { hasArea, hasSingleDays } from './band-areas.js';
import { BandLegend } from './band-legend.js';
import type { ChartBand } from './chart-band.js';
import type { RecordSeries } from './chart-drawing.js';
import type { ChartView } from './chart-view.js';
import { daySlots, type DaySlot } from './day-slots.js';
import { viewedDrawing } from './viewed-drawing.js';

interface ViewedChartProps extends Omit<ChartProps, 'series'> {
  /** One value per record. */
  series: readonly RecordSeries[];
  /** The days of the records, oldest first; `table` has a row for each. */
  dates: readonly CalendarDate[];
  view: Pick<ChartView, 'byDay' | 'zoom'>;
  bands: readonly ChartBand[];
}

/** Values above the bars stand out from the stripes behind them. */
const readableLabels = (paper: string) => ({
  '& .apexcharts-datalabel': { paintOrder: 'stroke', stroke: paper, strokeWidth: 4, strokeLinejoin: 'round' },
});

/** A chart over records as the coach wants to read it; drawing, table, description and legend say the same. */
export function ViewedChart({ series, dates, view, bands, ...chart }: ViewedChartProps) {
  const { charts, palette } = useTheme();
  const { type, options, table, summary } = chart;
  const slots = daySlots(dates, view.byDay);
  // A band without any range on these days is only a sentence in the legend.
  const knownBands = bands.filter(({ rangeOn }) => slots.some(({ date }) => rangeOn(date) !== null));
  const drawnBands = knownBands.filter((band) => hasArea(band, slots));
  const drawn = viewedDrawing({ type, series, options, dates }, view, drawnBands, charts);
  const axisNote = axisNoteOf(drawn.options.yaxis, view);
  return (
    <>
      <Box sx={drawnBands.length > 0 ? readableLabels(palette.background.paper) : null}>
        <Chart
          {...chart}
          {...drawn}
          type={drawnBands.length > 0 ? 'line' : type}
          table={viewedTable(table, slots, knownBands)}
          summary={viewedSummary(summary, dates.at(-1), knownBands)}
        />
      </Box>
      <BandLegend
        bands={bands}
        drawn={drawnBands}
        withSingleDays={knownBands.filter((band) => hasSingleDays(band, slots))}
      />
      {axisNote !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {axisNote}
        </Typography>
      )}
    </>
  );
}

/** Where zoomed axes start; null where that says nothing: around 0, or without zoom. */
function axisNoteOf(yaxis: ApexOptions['yaxis'], { zoom }: Pick<ChartView, 'zoom'>): string | null {
  const starts = [yaxis ?? []].flat().map(({ min }) => Number(min ?? 0));
  if (starts.some((start) => start > 0)) return chartViewTexts.axisFrom;
  return zoom && starts.every((start) => start === 0) ? chartViewTexts.axisFromZero : null;
}

/** A row per place on the axis, with a column per band. */
function viewedTable(
  { columns, rows }: ChartTableData,
  slots: readonly DaySlot[],
  bands: readonly ChartBand[],
): ChartTableData {
  const emptyCells = columns.slice(1).map(() => chartViewTexts.noRecord);
  return {
    columns: [...columns, ...bands.map(({ name }) => name)],
    rows: slots.map(({ date, at }) => [
      ...((at === null ? undefined : rows[at]) ?? [formatMediumDate(date), ...emptyCells]),
      ...bands.map((band) => band.rangeOn(date)?.text ?? chartViewTexts.noRange),
    ]),
  };
}

/** The description with the newest range of each band. */
function viewedSummary(summary: string, newest: CalendarDate | undefined, bands: readonly ChartBand[]): string {
  const ranges = bands.flatMap((band) => {
    const range = newest === undefined ? null : band.rangeOn(newest);
    return range === null ? [] : [`${band.name}: ${range.text}.`];
  });
  return [summary, ...ranges].join(' ');
}
