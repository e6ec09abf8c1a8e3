import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../../../shared/date-range.js';
import { axisDateText, datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { scaleAxis, type Scale } from '../../../shared/scale.js';
import { testNumber, testText } from '../../../shared/test-text.js';
import { barWidth, wouldTouch } from '../../../shared/value-bars.js';
import { TEST_LOOKS } from './test-kinds.js';
import type { TestPoint } from './test-points.js';

export const TESTS_PER_PAGE = 5;

/** One point per test, as it is stored. */
export function testSeries(kind: FatigueKind, points: readonly TestPoint[]): { name: string; data: number[] }[] {
  return [{ name: FATIGUE_RULES[kind].label, data: points.map(({ value }) => value) }];
}

/** True where the dates have to stand over several lines; `width` of the chart in pixels. */
export function hasStackedDates(points: readonly TestPoint[], width: number): boolean {
  const dates = points.map(({ date }) => date);
  return wouldTouch(dates.map(axisDateText(dates)), width);
}

/** Every value stands at its bar or point, so that nobody has to measure it on the axis. */
export function testOptions(
  kind: FatigueKind,
  points: readonly TestPoint[],
  scale: Scale,
  colors: ChartColors,
  stacked: boolean,
): ApexOptions {
  const dates = points.map(({ date }) => date);
  const bars = TEST_LOOKS[kind].drawn === 'bar';
  return {
    colors: [colors.tests[kind]],
    stroke: { width: bars ? 0 : 3, curve: 'straight' },
    // A single test has no line: it must be seen as a point.
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

/** The same as text, one row per test. */
export function testTable(kind: FatigueKind, points: readonly TestPoint[]): ChartTableData {
  return {
    columns: ['Date', FATIGUE_RULES[kind].label],
    rows: points.map(({ date, value }) => [formatMediumDate(date), testNumber(kind, value)]),
  };
}

/** A sentence for who cannot see the chart. */
export function testSummary(kind: FatigueKind, points: readonly TestPoint[]): string {
  const last = points.at(-1);
  if (!last) return 'No tests.';
  return `${points.length} ${points.length === 1 ? 'test' : 'tests'}, ${dateRange(points.map(({ date }) => date))}. Newest, ${formatLongDate(last.date)}: ${testText(kind, last.value)}.`;
}
