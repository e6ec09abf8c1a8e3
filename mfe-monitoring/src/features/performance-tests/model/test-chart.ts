import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../../../shared/date-range.js';
import { valueOptions } from '../../../shared/own-measures/value-options.js';
import type { Scale } from '../../../shared/scale.js';
import { testNumber, testText } from '../../../shared/test-value-text.js';
import { barWidth } from '../../../shared/bar-labels.js';
import { TEST_DISPLAYS } from './test-displays.js';
import type { TestPoint } from './test-points.js';

export const TESTS_PER_PAGE = 5;

/** One point per test, with its stored value. */
export function testSeries(
  kind: PerformanceTestKind,
  points: readonly TestPoint[],
): { name: string; data: number[] }[] {
  return [{ name: PERFORMANCE_TEST_LIMITS[kind].label, data: points.map(({ value }) => value) }];
}

/** Chart options of a product test. */
export function testOptions(
  kind: PerformanceTestKind,
  points: readonly TestPoint[],
  scale: Scale,
  colors: ChartColors,
  stacked: boolean,
): ApexOptions {
  const bars = TEST_DISPLAYS[kind].chart === 'bar';
  const dates = points.map(({ date }) => date);
  const shared = valueOptions(dates, { bars, scale, colors, stacked });
  return {
    ...shared,
    colors: [colors.tests[kind]],
    plotOptions: {
      bar: { columnWidth: barWidth(dates.length, TESTS_PER_PAGE), borderRadius: 3, dataLabels: { position: 'top' } },
    },
    dataLabels: { ...shared.dataLabels, formatter: (value) => testNumber(kind, Number(value)) },
    tooltip: { ...shared.tooltip, y: { formatter: (value: number) => testText(kind, value) } },
  };
}

/** The values as a table, one row per test. */
export function testTable(kind: PerformanceTestKind, points: readonly TestPoint[]): ChartTableData {
  return {
    columns: ['Date', PERFORMANCE_TEST_LIMITS[kind].label],
    rows: points.map(({ date, value }) => [formatMediumDate(date), testNumber(kind, value)]),
  };
}

/** The chart as a sentence for screen readers. */
export function testSummary(kind: PerformanceTestKind, points: readonly TestPoint[]): string {
  const last = points.at(-1);
  if (!last) return 'No tests.';
  return `${points.length} ${points.length === 1 ? 'test' : 'tests'}, ${dateRange(points.map(({ date }) => date))}. Newest, ${formatLongDate(last.date)}: ${testText(kind, last.value)}.`;
}
