import { WEEKDAYS_FROM_MONDAY } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedTooltip } from '../dated-chart.js';
import { numberText } from '../number-text.js';
import { wouldTouch } from '../value-bars.js';

/** A little more than the highest bar or mark, so that the mark is not cut. */
const ROOM_ABOVE = 1.05;
const WEEKDAYS = WEEKDAYS_FROM_MONDAY.map((day) => day.slice(0, 3));
/** What it is called wherever it is shown. */
export const USUAL = 'Four-week mean';
const NOTHING_YET = 'nothing yet';
/** Fills a line of a label: Apex gives all of them the height of one of them. */
const BLANK = '\u00a0';

/** True where there is something to compare the week with. */
export function hasUsual(days: readonly WorkloadDay[]): boolean {
  return days.some(({ four_week_mean: mean }) => mean !== null);
}

/**
 * The week so far and, where it is known, what is usual up to the same day, which is taken whole, as a mean without decimals: `This week so far: 450 AU (RPE ×
 * minutes). Four-week mean by the end of today: 600 AU.` Null where nothing was recorded yet.
 */
export function weekText(days: readonly WorkloadDay[]): string | null {
  const past = days.filter(({ load }) => load !== null);
  if (past.length === 0) return null;
  const soFar = `This week so far: ${numberText(sumOf(past.map(({ load }) => load)))} AU (RPE × minutes).`;
  const usual = past.map(({ four_week_mean: mean }) => mean);
  return usual.includes(null)
    ? soFar
    : `${soFar} Four-week mean by the end of today: ${numberText(roundHalfUp(sumOf(usual)))} AU.`;
}

const sumOf = (loads: readonly (number | null)[]) => loads.reduce<number>((sum, load) => sum + (load ?? 0), 0);

interface DayPoint {
  x: string[];
  y: number | null;
  goals?: { name: string; value: number; strokeHeight: number; strokeColor: string }[];
}

/**
 * A bar per day, and across it the mark of what is usual there; a day to come has the mark alone. The value stands below the day, where no mark
 * runs through it: exact, so that the values add up to the total above the chart, and 0 on a rest day; `staggered`, every other one a line lower.
 */
export function workloadSeries(
  days: readonly WorkloadDay[],
  colors: ChartColors,
  staggered: boolean,
): { name: string; data: DayPoint[] }[] {
  const pointOf = ({ load, four_week_mean: mean }: WorkloadDay, at: number): DayPoint => ({
    x: [WEEKDAYS[at] ?? '', ...valueLines(load === null ? BLANK : numberText(load), at, staggered)],
    y: load,
    ...(mean !== null && {
      goals: [{ name: `${USUAL}:`, value: mean, strokeHeight: 3, strokeColor: colors.load.usual }],
    }),
  });
  return [{ name: 'This week', data: days.map(pointOf) }];
}

function valueLines(text: string, at: number, staggered: boolean): string[] {
  if (!staggered) return [text];
  return at % 2 === 0 ? [text, BLANK] : [BLANK, text];
}

/** True where the values below the days would run into each other side by side; `width` of the chart in pixels. */
export function areStaggered(days: readonly WorkloadDay[], width: number): boolean {
  return wouldTouch(
    days.map(({ load }) => (load === null ? '' : numberText(load))),
    width,
    0,
  );
}

export function workloadOptions(days: readonly WorkloadDay[], colors: ChartColors): ApexOptions {
  const highest = Math.max(1, ...days.flatMap(({ load, four_week_mean: mean }) => [load ?? 0, mean ?? 0]));
  return {
    colors: [colors.load.session],
    plotOptions: { bar: { columnWidth: '58%', borderRadius: 3 } },
    grid: { show: false, padding: { left: 0, right: 0, top: 8 } },
    xaxis: {
      type: 'category',
      axisBorder: { color: colors.grid },
      axisTicks: { show: false },
      labels: { rotate: 0, hideOverlappingLabels: false, style: { fontSize: '12px' } },
    },
    // Every day carries its value. A week of rest still has a scale.
    yaxis: { show: false, min: 0, max: highest * ROOM_ABOVE },
    // By position, over the whole height of a day: a rest day and a day to come have no bar to point at.
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(days.map(({ date }) => date)),
      y: { formatter: (value: number | null | undefined) => loadText(value) },
    },
  };
}

export function workloadTable(days: readonly WorkloadDay[]): ChartTableData {
  const compared = hasUsual(days);
  return {
    columns: ['Day', 'This week', ...(compared ? [USUAL] : [])],
    rows: days.map(({ date, load, four_week_mean: mean }) => [
      formatLongDate(date),
      loadText(load),
      ...(compared ? [loadText(mean)] : []),
    ]),
  };
}

export function workloadSummary(days: readonly WorkloadDay[]): string {
  const textOf = ({ load, four_week_mean: mean }: WorkloadDay, at: number) =>
    `${WEEKDAYS[at]} ${loadText(load)}${mean === null ? '' : ` (${USUAL.toLowerCase()} ${numberText(mean)})`}`;
  return `${days.map(textOf).join(', ')}.`;
}

function loadText(load: number | null | undefined): string {
  return load == null ? NOTHING_YET : `${numberText(load)} AU`;
}
