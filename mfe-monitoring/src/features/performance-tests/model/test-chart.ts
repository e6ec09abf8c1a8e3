import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../../../shared/date-range.js';
import { axisDateText, datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { scaleAxis, type Scale } from '../../../shared/scale.js';
import { testNumber, testText } from '../../../shared/test-value-text.js';
import { barWidth, labelsOverlap } from '../../../shared/bar-labels.js';
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

/** True when the dates must be stacked over several lines to fit; `width` of the chart in pixels. */
export function needsStackedDates(points: readonly TestPoint[], width: number): boolean {
  const dates = points.map(({ date }) => date);
  return labelsOverlap(dates.map(axisDateText(dates)), width);
}

/** Chart options. Every bar or point carries its value, so that nobody has to read it off the axis. */
export function testOptions(
  kind: PerformanceTestKind,
  points: readonly TestPoint[],
  scale: Scale,
  colors: ChartColors,
  stacked: boolean,
): ApexOptions {
  const dates = points.map(({ date }) => date);
  const bars = TEST_DISPLAYS[kind].chart === 'bar';
  return {
    colors: [colors.tests[kind]],
    stroke: { width: bars ? 0 : 3, curve: 'straight' },
    // A single test has no line, so it is drawn as a point.
    markers: { size: bars ? 0 : 6, strokeWidth: 0, hover: { sizeOffset: 2 } },
    plotOptions: {
      bar: { columnWidth: barWidth(points.length, TESTS_PER_PAGE), borderRadius: 3, dataLabels: { position: 'top' } },
    },
    dataLabels: {
      enabled: true,
      formatter: (value) => testNumber(kind, Number(value)),
      offsetY: bars ? 0 : -10,
      background: { enabled: false },
      style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] },
    },
    grid: { padding: { left: bars ? 0 : 24, right: bars ? 0 : 24, top: 8 } },
    xaxis: { ...datedAxis(dates, colors, stacked), tickPlacement: bars ? 'between' : 'on' },
    yaxis: scaleAxis(scale),
    tooltip: { x: datedTooltip(dates), y: { formatter: (value: number) => testText(kind, value) } },
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
