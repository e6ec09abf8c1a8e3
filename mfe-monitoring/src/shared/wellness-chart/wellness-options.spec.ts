import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { createAppTheme } from '@touchline/ui';
import { wellnessOptions } from './wellness-options.js';
import { WELLNESS_LINES, type WellnessLine } from './wellness-lines.js';

const { charts } = createAppTheme('light');
const DATES = ['2026-11-05', '2026-11-06'];
const axes = (lines: readonly WellnessLine[]) => {
  const { yaxis } = wellnessOptions(DATES, lines, charts);
  return (Array.isArray(yaxis) ? yaxis : []).map(({ seriesName, min, max, opposite, tickAmount }) => ({
    seriesName,
    min,
    max,
    opposite,
    tickAmount,
  }));
};

test('ratings on the left from 0 to 10, the Hooper Index on the right from 0 to 40, in equally many steps', () => {
  expect(axes(WELLNESS_LINES)).toEqual([
    {
      seriesName: ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress'],
      min: 0,
      max: 10,
      opposite: undefined,
      tickAmount: 5,
    },
    { seriesName: ['Hooper Index'], min: 0, max: 40, opposite: true, tickAmount: 5 },
  ]);
});

test('an axis without lines is omitted', () => {
  expect(axes(['stress']).map(({ max }) => max)).toEqual([10]);
  expect(axes(['hooper_index']).map(({ max }) => max)).toEqual([40]);
});

test('each axis says beside it that higher is worse', () => {
  const { yaxis } = wellnessOptions(DATES, WELLNESS_LINES, charts);
  expect([yaxis].flat().map((axis) => axis?.title?.text)).toEqual([
    'Ratings: higher is worse',
    'Hooper Index: higher is worse',
  ]);
});

test('colour, marker and dash follow the line, not its position', () => {
  const options = wellnessOptions(DATES, ['stress', 'hooper_index'], charts);
  expect(options.colors).toEqual([charts.series.stress, charts.series.hooper_index]);
  expect(options.markers?.shape).toEqual(['diamond', 'star']);
  expect(options.stroke?.dashArray).toEqual([0, 6]);
});

test('short dates on the axis, the full date and the maximum in the tooltip', () => {
  const { xaxis, tooltip } = wellnessOptions(DATES, ['stress', 'hooper_index'], charts);
  expect(xaxis?.categories).toEqual(['Nov 05', 'Nov 06']);
  expect(tooltip?.x?.formatter?.(2, { dataPointIndex: 1 })).toBe('Fri, Nov 6, 2026');
  const lines = Array.isArray(tooltip?.y) ? tooltip.y : [];
  expect(lines.map(({ formatter }) => formatter?.(9))).toEqual(['9 of 10', '9 of 40']);
});

test('markers keep single points visible, and equal values do not hide each other', () => {
  const { markers, stroke } = wellnessOptions(['2026-11-05'], WELLNESS_RATINGS, charts);
  for (const drawn of [markers?.size, stroke?.width])
    expect(drawn).toEqual([...new Set(drawn as number[])].sort((a, b) => b - a));
  expect(Math.min(...(markers?.size as number[]))).toBeGreaterThan(0);
});
