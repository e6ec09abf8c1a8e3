import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { datedAxis, datedTooltip, sparseAxis } from '../dated-chart.js';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import { withBands } from './band-drawing.js';
import type { ChartBand } from './chart-band.js';
import type { RecordDrawing, ViewedDrawing } from './chart-drawing.js';
import type { ChartView } from './chart-view.js';
import { daySlots, type DaySlot } from './day-slots.js';
import { zoomedAxes } from './zoomed-axes.js';

/** From so many days on, only some have a label. */
const MOST_LABELLED_DAYS = 8;
/** Days are narrower than records, and the bars of neighbouring days must not become lines. */
const BY_DAY_BAR_WIDTH = '70%';
/** The first and the last bar lie beside the axis, and their values are wider than they are. */
const BY_DAY_BAR_PADDING = { left: 16, right: 16 };

/** A drawing as the coach wants to read it: by day, zoomed, with bands. The default view changes nothing. */
export function viewedDrawing(
  drawing: RecordDrawing,
  view: Pick<ChartView, 'byDay' | 'zoom'>,
  bands: readonly ChartBand[],
  colors: ChartColors,
): ViewedDrawing {
  const slots = daySlots(drawing.dates, view.byDay);
  const spread = view.byDay ? byDay(drawing, slots, colors) : drawing;
  const options = view.zoom ? zoomedAxes(spread, bands, slots) : spread.options;
  return withBands({ ...spread, options }, bands, slots, colors);
}

/** Gives each slot a place: a day without a record is a gap. */
function byDay(drawing: RecordDrawing, slots: readonly DaySlot[], colors: ChartColors): RecordDrawing {
  const { type, series, options } = drawing;
  const dates = slots.map(({ date }) => date);
  const axis = slots.length > MOST_LABELLED_DAYS ? sparseAxis(dates, colors) : datedAxis(dates, colors);
  return {
    ...drawing,
    series: series.map((one) => ({
      ...one,
      data: slots.map(({ at }) => (at === null ? null : (one.data[at] ?? null))),
    })),
    options: {
      ...options,
      xaxis: { ...options.xaxis, ...axis },
      grid: { ...options.grid, padding: { ...options.grid?.padding, ...(type === 'bar' && BY_DAY_BAR_PADDING) } },
      plotOptions: { ...options.plotOptions, bar: { ...options.plotOptions?.bar, columnWidth: BY_DAY_BAR_WIDTH } },
      dataLabels: { ...options.dataLabels, formatter: labelledValues(options.dataLabels?.formatter) },
      tooltip: {
        ...options.tooltip,
        x: headings(options.tooltip?.x, slots),
        y: recordTexts(options.tooltip?.y, slots),
      },
    },
  };
}

type Formatter = (value: number, point?: { dataPointIndex: number }) => string;
type Tooltip = NonNullable<ApexOptions['tooltip']>;

/** The record under the pointer; null on a day without one. */
function recordAt(slots: readonly DaySlot[], point: { dataPointIndex: number } | undefined): number | null {
  return slots[point?.dataPointIndex ?? -1]?.at ?? null;
}

/** The heading of a record as the chart writes it, else the date of the day. */
function headings(x: Tooltip['x'], slots: readonly DaySlot[]): Tooltip['x'] {
  const ofRecord = x?.formatter as Formatter | undefined;
  const ofDay = datedTooltip(slots.map(({ date }) => date))?.formatter as Formatter;
  return {
    formatter: (value: number, point?: { dataPointIndex: number }) => {
      const at = recordAt(slots, point);
      return at === null || !ofRecord ? ofDay(value, point) : ofRecord(value, { ...point, dataPointIndex: at });
    },
  };
}

/** The texts of a record's values, by their place in the list of records. */
function recordTexts(y: Tooltip['y'], slots: readonly DaySlot[]): Tooltip['y'] {
  const mapped = (text: { formatter?: unknown }) => ({
    ...text,
    formatter: (value: number, point?: { dataPointIndex: number }) => {
      const at = recordAt(slots, point);
      if (at === null) return chartViewTexts.noRecord;
      return (text.formatter as Formatter)(value, { ...point, dataPointIndex: at });
    },
  });
  return y === undefined ? y : Array.isArray(y) ? y.map(mapped) : mapped(y);
}

/** No label where there is no value. */
function labelledValues(formatter: NonNullable<ApexOptions['dataLabels']>['formatter']) {
  return (value: string | number | number[], point?: unknown) =>
    value == null || !formatter ? '' : formatter(value, point);
}
