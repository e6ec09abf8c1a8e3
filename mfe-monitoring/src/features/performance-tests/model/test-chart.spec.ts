import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { createAppTheme } from '@touchline/ui';
import { buildRecord, daily } from '../testing/records.js';
import { testOptions, testSeries, testSummary, testTable } from './test-chart.js';
import { TEST_DISPLAYS } from './test-displays.js';
import { recordsOf, testPoints } from './test-points.js';

const { charts } = createAppTheme('light');
const SPRINTS = testPoints('sprint', daily('sprint', [1.8, 1.7855]));
const optionsOf = (kind: PerformanceTestKind, count: number) =>
  testOptions(kind, testPoints(kind, daily(kind, Array<number>(count).fill(1))), { max: 50, steps: 5 }, charts, true);

test('the points are the records of one kind, oldest first', () => {
  const records = [
    ...daily('grip', [40, 41]),
    ...daily('sprint', [1.8], 10),
    buildRecord('grip', 39, { id: 20, recorded_at: '2026-10-30' }),
  ];
  expect(testPoints('grip', records)).toEqual([
    { date: '2026-10-30', value: 39 },
    { date: '2026-11-01', value: 40 },
    { date: '2026-11-02', value: 41 },
  ]);
  expect(recordsOf('sprint', records).map(({ id }) => id)).toEqual([10]);
  expect(testPoints('jump', records)).toEqual([]);
});

test('the chart has exact values; labels, tooltip and table are rounded', () => {
  expect(testSeries('sprint', SPRINTS)).toEqual([{ name: '10m Sprint Time (s)', data: [1.8, 1.7855] }]);
  const { dataLabels, tooltip } = testOptions('sprint', SPRINTS, { max: 2.1, steps: 3 }, charts, true);
  expect(dataLabels?.formatter?.(1.8)).toBe('1.80');
  const y = Array.isArray(tooltip?.y) ? undefined : tooltip?.y;
  expect([y?.formatter?.(1.7855), tooltip?.x?.formatter?.(1, { dataPointIndex: 1 })]).toEqual([
    '1.79 s',
    'Mon, Nov 2, 2026',
  ]);
  expect(testTable('sprint', SPRINTS)).toEqual({
    columns: ['Date', '10m Sprint Time (s)'],
    rows: [
      ['Nov 01, 2026', '1.80'],
      ['Nov 02, 2026', '1.79'],
    ],
  });
});

test.each(PERFORMANCE_TEST_KINDS)('%s: its own colour and the given scale', (kind) => {
  const { colors, yaxis } = optionsOf(kind, 2);
  expect(colors).toEqual([charts.tests[kind]]);
  expect(yaxis).toMatchObject({ min: 0, max: 50, tickAmount: 5 });
});

test('stacked dates: month above day, and the year below when the page spans two years', () => {
  const categories = (first: string) =>
    testOptions(
      'grip',
      [
        { date: first, value: 40 },
        { date: '2026-01-02', value: 41 },
      ],
      { max: 50, steps: 5 },
      charts,
      true,
    ).xaxis?.categories as unknown;
  expect(categories('2026-01-01')).toEqual([
    ['Jan', '01'],
    ['Jan', '02'],
  ]);
  expect(categories('2025-12-31')).toEqual([
    ['Dec', '31', '2025'],
    ['Jan', '02', '2026'],
  ]);
});

test('the dates are on one line when there is room', () => {
  const five = testPoints('grip', daily('grip', [1, 2, 3, 4, 5]));
  expect(testOptions('grip', five, { max: 50, steps: 5 }, charts, false).xaxis?.categories).toContain('Nov 05');
});

test('a single test is drawn as a point, or as a bar as wide as any other', () => {
  expect(optionsOf('sprint', 1).markers?.size).toBeGreaterThan(0);
  const width = (count: number) => parseInt(String(optionsOf('grip', count).plotOptions?.bar?.columnWidth), 10) / count;
  expect(width(1)).toBeCloseTo(width(5), 0);
});

test('the summary for screen readers', () => {
  expect(testSummary('grip', [])).toBe('No tests.');
  expect(testSummary('sprint', SPRINTS.slice(0, 1))).toBe('1 test, Nov 01, 2026. Newest, Sun, Nov 1, 2026: 1.80 s.');
});

test('the minimum scales', () =>
  expect(PERFORMANCE_TEST_KINDS.map((kind) => TEST_DISPLAYS[kind].minimumScale.max)).toEqual([46, 2.1, 60]));
