import { RATING_MAX } from '@touchline/contracts/ratings';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { meanText, type RatingMean } from './readiness.js';

/**
 * The means as one closed shape, one decimal, as the table shows them; null when a rating was never given:
 * drawn at zero it would read as "excellent", and without its spoke the shape would be another one.
 */
export function readinessSeries(means: readonly RatingMean[]): { name: string; data: number[] }[] | null {
  const data = means.flatMap(({ mean }) => (mean === null ? [] : [Number(meanText(mean))]));
  return data.length === means.length ? [{ name: 'Average', data }] : null;
}

/** What stands beside and above the shape, with the gap to it: the longest name on a side, a line of text. In pixels. */
const BESIDE = 62;
const ABOVE = 34;
const SMALLEST = 56;
const LARGEST = 140;
/** The size goes in steps: every other one is a chart drawn anew. */
const STEP = 4;

/** The radius of a radar that fills a box of that width with its names, and the height this takes. */
export function radarSize(width: number): { radius: number; height: number } {
  const fitting = Math.floor((width / 2 - BESIDE) / STEP) * STEP;
  const radius = Math.min(LARGEST, Math.max(SMALLEST, fitting));
  return { radius, height: 2 * (radius + ABOVE) };
}

/** Options of the radar; `line` is the colour of the shape. */
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
    // The scale stands left of the upright spoke, where no marker hides it and it does not touch the name above.
    yaxis: {
      min: 0,
      max: RATING_MAX,
      tickAmount: 5,
      decimalsInFloat: 0,
      labels: { offsetX: -12, offsetY: 6, style: { fontSize: '10px' } },
    },
    // Apex leaves room above for a toolbar that is not there.
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
