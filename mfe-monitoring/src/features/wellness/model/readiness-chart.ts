import { RATING_MAX } from '@touchline/contracts/ratings';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { meanText, type RatingMean } from './readiness.js';

/**
 * The means as one closed shape, with one decimal like the table. Null when a rating was never given: drawn at zero it
 * would read as "excellent", and without its spoke the shape would change.
 */
export function readinessSeries(means: readonly RatingMean[]): { name: string; data: number[] }[] | null {
  const data = means.flatMap(({ mean }) => (mean === null ? [] : [Number(meanText(mean))]));
  return data.length === means.length ? [{ name: 'Average', data }] : null;
}

/** Room for the names beside and above the shape, gap included. */
const LABEL_WIDTH_PX = 62;
const LABEL_HEIGHT_PX = 34;
const MIN_RADIUS_PX = 56;
const MAX_RADIUS_PX = 140;
/** The radius changes in steps, because each new one draws the chart again. */
const RADIUS_STEP_PX = 4;

/** The radius and height of a radar that fills a box of `width` with its names; all in pixels. */
export function radarSize(width: number): { radius: number; height: number } {
  const fitting = Math.floor((width / 2 - LABEL_WIDTH_PX) / RADIUS_STEP_PX) * RADIUS_STEP_PX;
  const radius = Math.min(MAX_RADIUS_PX, Math.max(MIN_RADIUS_PX, fitting));
  return { radius, height: 2 * (radius + LABEL_HEIGHT_PX) };
}

/** Chart options of the radar; `line` is the colour of the shape. */
export function readinessOptions(
  labels: readonly string[],
  radius: number,
  colors: ChartColors,
  line: string,
): ApexOptions {
  return {
    colors: [line],
    stroke: { width: 2 },
    fill: { opacity: 0.2 },
    markers: { size: 4, strokeWidth: 0 },
    xaxis: {
      categories: [...labels],
      labels: { offsetY: 2, style: { colors: labels.map(() => colors.text), fontSize: '13px' } },
    },
    // The scale is left of the vertical spoke, clear of the markers and of the name above.
    yaxis: {
      min: 0,
      max: RATING_MAX,
      tickAmount: 5,
      decimalsInFloat: 0,
      labels: { offsetX: -12, offsetY: 6, style: { fontSize: '10px' } },
    },
    // Moved up: Apex leaves room for a toolbar, which is hidden.
    plotOptions: {
      radar: {
        size: radius,
        offsetY: -13,
        polygons: { strokeColors: colors.grid, connectorColors: colors.grid, fill: { colors: ['transparent'] } },
      },
    },
    tooltip: { y: { formatter: (value: number) => `${value.toFixed(1)} of ${RATING_MAX}` } },
  };
}
