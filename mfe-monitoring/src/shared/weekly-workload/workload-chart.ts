import { WEEKDAYS_FROM_MONDAY } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedTooltip } from '../dated-chart.js';
import { numberText } from '../number-text.js';
import { trainingLoadTexts } from '../texts/training-load-texts.js';
import { labelsOverlap } from '../bar-labels.js';

/** Axis height relative to the highest bar or goal line, so that the line is not cut off. */
const HEADROOM_FACTOR = 1.05;
const WEEKDAYS = WEEKDAYS_FROM_MONDAY.map((day) => day.slice(0, 3));
export const AVERAGE_LABEL = '4-week average';
const NO_LOAD_TEXT = 'nothing yet';
/** An empty line of a label: Apex gives all labels the same number of lines. */
const BLANK_LINE = '\u00a0';

/** True when at least one day has a 4-week average. */
export function hasAverage(days: readonly WorkloadDay[]): boolean {
  return days.some(({ four_week_mean: mean }) => mean !== null);
}

/**
 * The load of the week so far and, when known, the 4-week average up to the end of today, rounded to whole AU: `This
 * week so far: 450 AU (RPE × minutes). 4-week average by the end of today: 600 AU.` Null when nothing was ever
 * recorded.
 */
export function weekText(days: readonly WorkloadDay[]): string | null {
  const past = days.filter(({ load }) => load !== null);
  if (past.length === 0) return null;
  const soFar = trainingLoadTexts.weekSoFar(numberText(sumOf(past.map(({ load }) => load))));
  const averages = past.map(({ four_week_mean: mean }) => mean);
  return averages.includes(null)
    ? soFar
    : `${soFar} ${trainingLoadTexts.averageByToday(numberText(roundHalfUp(sumOf(averages))))}`;
}

const sumOf = (loads: readonly (number | null)[]) => loads.reduce<number>((sum, load) => sum + (load ?? 0), 0);

interface DayPoint {
  x: string[];
  y: number | null;
  goals?: { name: string; value: number; strokeHeight: number; strokeColor: string }[];
}

/**
 * A bar per day with the 4-week average as a line across it; a future day has the line alone. The exact load is
 * below the day, where no line crosses it: the values add up to the total above the chart, and a rest day shows 0.
 * `staggered` puts every other value one line lower.
 */
export function workloadSeries(
  days: readonly WorkloadDay[],
  colors: ChartColors,
  staggered: boolean,
): { name: string; data: DayPoint[] }[] {
  const pointOf = ({ load, four_week_mean: mean }: WorkloadDay, at: number): DayPoint => ({
    x: [WEEKDAYS[at] ?? '', ...valueLines(load === null ? BLANK_LINE : numberText(load), at, staggered)],
    y: load,
    ...(mean !== null && {
      goals: [{ name: `${AVERAGE_LABEL}:`, value: mean, strokeHeight: 3, strokeColor: colors.load.usual }],
    }),
  });
  return [{ name: 'This week', data: days.map(pointOf) }];
}

function valueLines(text: string, at: number, staggered: boolean): string[] {
  if (!staggered) return [text];
  return at % 2 === 0 ? [text, BLANK_LINE] : [BLANK_LINE, text];
}

/** True when the values below the days are too wide to fit side by side; `width` of the chart in pixels. */
export function needsStaggering(days: readonly WorkloadDay[], width: number): boolean {
  return labelsOverlap(
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
    // Hidden, because every day shows its value. `highest` is at least 1, so that a week of rest has a scale, too.
    yaxis: { show: false, min: 0, max: highest * HEADROOM_FACTOR },
    // Shared by position over the whole height of a day: rest days and future days have no bar to point at.
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(days.map(({ date }) => date)),
      y: { formatter: (value: number | null | undefined) => loadText(value) },
    },
  };
}

export function workloadTable(days: readonly WorkloadDay[]): ChartTableData {
  const compared = hasAverage(days);
  return {
    columns: ['Day', 'This week', ...(compared ? [AVERAGE_LABEL] : [])],
    rows: days.map(({ date, load, four_week_mean: mean }) => [
      formatLongDate(date),
      loadText(load),
      ...(compared ? [loadText(mean)] : []),
    ]),
  };
}

export function workloadSummary(days: readonly WorkloadDay[]): string {
  const textOf = ({ load, four_week_mean: mean }: WorkloadDay, at: number) =>
    `${WEEKDAYS[at]} ${loadText(load)}${mean === null ? '' : ` (${AVERAGE_LABEL.toLowerCase()} ${numberText(mean)})`}`;
  return `${days.map(textOf).join(', ')}.`;
}

function loadText(load: number | null | undefined): string {
  return load == null ? NO_LOAD_TEXT : `${numberText(load)} AU`;
}
