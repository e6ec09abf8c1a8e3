import type { CalendarDate } from '@touchline/contracts/calendar-date';
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
export function needsStackedDates(points: readonly { date: CalendarDate }[], width: number): boolean {
  const dates = points.map(({ date }) => date);
  return labelsOverlap(dates.map(axisDateText(dates)), width);
}

interface ChartLook {
  /** Bars, else lines. */
  bars: boolean;
  scale: Scale;
  colors: ChartColors;
  /** The dates are stacked over several lines. */
  stacked: boolean;
}

/** The options that the charts of all tests share. Every bar or point carries its value, so that nobody has to read it off the axis. */
export function sharedOptions(
  dates: readonly CalendarDate[],
  { bars, scale, colors, stacked }: ChartLook,
): ApexOptions {
  return {
    stroke: { width: bars ? 0 : 3, curve: 'straight' },
    // A single test has no line, so it is drawn as a point.
    markers: { size: bars ? 0 : 6, strokeWidth: 0, hover: { sizeOffset: 2 } },
    plotOptions: {
      bar: { columnWidth: barWidth(dates.length, TESTS_PER_PAGE), borderRadius: 3, dataLabels: { position: 'top' } },
    },
    dataLabels: {
      enabled: true,
      offsetY: bars ? 0 : -10,
      background: { enabled: false },
      style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] },
    },
    grid: { padding: { left: bars ? 0 : 24, right: bars ? 0 : 24, top: 8 } },
    xaxis: { ...datedAxis(dates, colors, stacked), tickPlacement: bars ? 'between' : 'on' },
    yaxis: scaleAxis(scale),
    tooltip: { x: datedTooltip(dates) },
  };
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
  const shared = sharedOptions(dates, { bars, scale, colors, stacked });
  return {
    ...shared,
    colors: [colors.tests[kind]],
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
