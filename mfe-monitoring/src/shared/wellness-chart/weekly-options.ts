import { HOOPER_MAX, RATING_MAX } from '@touchline/contracts/ratings';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { datedAxis, datedTooltip } from '../dated-chart.js';
import { LINE_LABELS, pointText } from './weekly-series.js';
import type { Line } from './lines.js';

/**
 * Lines differ in shape as well as in colour; the sign stands for the shape in the toggle buttons. Those drawn first are larger and
 * wider: where values are equal, the ones below still show around the ones on top.
 */
export const LINE_MARKERS = {
  sleep_quality: { shape: 'circle', sign: '●', size: 8.5, width: 4 },
  fatigue: { shape: 'square', sign: '■', size: 7, width: 3 },
  muscle_soreness: { shape: 'triangle', sign: '▲', size: 6.5, width: 2.25 },
  stress: { shape: 'diamond', sign: '◆', size: 5, width: 1.5 },
  hooper_index: { shape: 'star', sign: '★', size: 4, width: 2.5 },
} as const satisfies Record<Line, { shape: string; sign: string; size: number; width: number }>;

/** Both axes are cut into as many steps, so that the grid fits both and the index lies where the mean of the ratings lies. */
const STEPS = 5;

/** Options of the weekly chart for the shown lines and the entries' dates. */
export function weeklyOptions(
  dates: readonly CalendarDate[],
  lines: readonly Line[],
  colors: ChartColors,
): ApexOptions {
  return {
    colors: lines.map((line) => colors.series[line]),
    stroke: {
      width: lines.map((line) => LINE_MARKERS[line].width),
      dashArray: lines.map((line) => (line === 'hooper_index' ? 6 : 0)),
      curve: 'straight',
    },
    // Also a single point, or one between two gaps, has to be seen.
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

function axes(lines: readonly Line[]): NonNullable<ApexOptions['yaxis']> {
  const ratings = lines.filter((line) => line !== 'hooper_index');
  const rating = {
    seriesName: ratings.map((line) => LINE_LABELS[line]),
    min: 0,
    max: RATING_MAX,
    tickAmount: STEPS,
    decimalsInFloat: 0,
    labels: { offsetX: -8 },
  };
  const alone = ratings.length === 0;
  const hooper = {
    seriesName: [LINE_LABELS.hooper_index],
    // Beside the ratings on the right; alone on the left, where the first date leans out and needs the room of an axis.
    opposite: !alone,
    min: 0,
    max: HOOPER_MAX,
    tickAmount: STEPS,
    decimalsInFloat: 0,
    labels: { offsetX: -4 },
    title: { text: LINE_LABELS.hooper_index, offsetX: alone ? 6 : 4, style: { fontWeight: 500 } },
  };
  if (alone) return [hooper];
  return ratings.length === lines.length ? [rating] : [rating, hooper];
}
