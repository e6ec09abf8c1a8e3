import { HOOPER_MAX, RATING_MAX } from '@touchline/contracts/ratings';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { datedAxis, datedTooltip } from '../dated-chart.js';
import { wellnessChartTexts } from '../texts/wellness-chart-texts.js';
import { LINE_LABELS, pointText, type WellnessLine } from './wellness-lines.js';

/**
 * Lines differ in marker shape as well as in colour; `sign` shows the shape in the toggle buttons. Lines drawn first
 * have larger markers and wider strokes, so that they stay visible around the lines on top of them.
 */
export const LINE_MARKERS = {
  sleep_quality: { shape: 'circle', sign: '●', size: 8.5, width: 4 },
  fatigue: { shape: 'square', sign: '■', size: 7, width: 3 },
  muscle_soreness: { shape: 'triangle', sign: '▲', size: 6.5, width: 2.25 },
  stress: { shape: 'diamond', sign: '◆', size: 5, width: 1.5 },
  hooper_index: { shape: 'star', sign: '★', size: 4, width: 2.5 },
} as const satisfies Record<WellnessLine, { shape: string; sign: string; size: number; width: number }>;

/** The same for both axes, so that the grid fits both and the Hooper Index lies where the mean of the ratings lies. */
const AXIS_TICK_COUNT = 5;

/** Chart options for the shown `lines` over entries of these `dates`. */
export function wellnessOptions(
  dates: readonly CalendarDate[],
  lines: readonly WellnessLine[],
  colors: ChartColors,
): ApexOptions {
  return {
    colors: lines.map((line) => colors.series[line]),
    stroke: {
      width: lines.map((line) => LINE_MARKERS[line].width),
      dashArray: lines.map((line) => (line === 'hooper_index' ? 6 : 0)),
      curve: 'straight',
    },
    // Markers keep a single point, or one between two gaps, visible.
    markers: {
      size: lines.map((line) => LINE_MARKERS[line].size),
      strokeWidth: 0,
      shape: lines.map((line) => LINE_MARKERS[line].shape),
      hover: { sizeOffset: 2 },
    },
    grid: { padding: { left: 8, right: 8 } },
    xaxis: { ...datedAxis(dates, colors), tickPlacement: 'on' },
    yaxis: axes(lines),
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(dates),
      y: lines.map((line) => ({ formatter: (value: number | null | undefined) => pointText(value, line) })),
    },
  };
}

function axes(lines: readonly WellnessLine[]): NonNullable<ApexOptions['yaxis']> {
  const ratings = lines.filter((line) => line !== 'hooper_index');
  const rating = {
    seriesName: ratings.map((line) => LINE_LABELS[line]),
    min: 0,
    max: RATING_MAX,
    tickAmount: AXIS_TICK_COUNT,
    decimalsInFloat: 0,
    labels: { offsetX: -8 },
    title: { text: wellnessChartTexts.ratingsAxis, offsetX: 6, style: { fontWeight: 500 } },
  };
  const alone = ratings.length === 0;
  const hooper = {
    seriesName: [LINE_LABELS.hooper_index],
    // On the right beside the ratings; on the left when alone, because the slanted first date needs the room of an
    // axis.
    opposite: !alone,
    min: 0,
    max: HOOPER_MAX,
    tickAmount: AXIS_TICK_COUNT,
    decimalsInFloat: 0,
    labels: { offsetX: -4 },
    title: { text: wellnessChartTexts.hooperAxis, offsetX: alone ? 6 : 4, style: { fontWeight: 500 } },
  };
  if (alone) return [hooper];
  return ratings.length === lines.length ? [rating] : [rating, hooper];
}
