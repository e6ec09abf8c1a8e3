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

/** Options of the radar; `line` is the colour of the shape. */
export function readinessOptions(labels: readonly string[], colors: ChartColors, line: string): ApexOptions {
  return {
    colors: [line],
    stroke: { width: 2 },
    fill: { opacity: 0.2 },
    markers: { size: 4, strokeWidth: 0 },
    xaxis: { categories: [...labels], labels: { offsetY: 2, style: { colors: labels.map(() => colors.text), fontSize: '13px' } } },
    yaxis: { min: 0, max: RATING_MAX, tickAmount: 5, decimalsInFloat: 0, labels: { style: { fontSize: '10px' } } },
    plotOptions: { radar: { size: 118, polygons: { strokeColors: colors.grid, connectorColors: colors.grid, fill: { colors: ['transparent'] } } } },
    tooltip: { y: { formatter: (value: number) => `${value.toFixed(1)} of ${RATING_MAX}` } },
    // By the window's width: beside the weekly chart the names need the room, below it there is plenty, on a phone there is little.
    responsive: [radius(1500, 92), radius(1199, 118), radius(480, 92), { breakpoint: 400, options: { plotOptions: { radar: { size: 72 } }, xaxis: { labels: { style: { fontSize: '11px' } } } } }],
  };
}

/** Pixels up to a width of the window. */
const radius = (breakpoint: number, size: number) => ({ breakpoint, options: { plotOptions: { radar: { size } } } });
