import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedTooltip, sparseAxis } from '../../../shared/dated-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { scaleAxis, scaleFor } from '../../../shared/scale.js';
import { plannedLoadTexts } from '../../../shared/texts/planned-load-texts.js';

const DAYS_BEFORE = 13;
const DAYS_AHEAD = 7;
const GOAL_HEIGHT_PX = 3;

/** The days of the chart: two weeks up to today, and one ahead. */
export function plannedSpan(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AHEAD) };
}

/** A day of the chart. `done` is 0 on a day without a session, null on a day ahead; `planned` null without a plan. */
export interface ComparedDay {
  date: CalendarDate;
  done: number | null;
  planned: number | null;
}

/** Every calendar day of the span, from the days with a planned or a recorded load. */
export function comparedDays(days: readonly PlannedDay[], today: CalendarDate): ComparedDay[] {
  const { from, to } = plannedSpan(today);
  const byDate = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => {
    const date = addDays(from, offset);
    const day = byDate.get(date);
    return { date, planned: day?.planned_load ?? null, done: day?.done_load ?? (date < today ? 0 : null) };
  });
}

export function hasPlan(days: readonly ComparedDay[]): boolean {
  return days.some(({ planned }) => planned !== null);
}

interface DayPoint {
  x: string;
  y: number | null;
  goals?: { name: string; value: number; strokeHeight: number; strokeColor: string }[];
}

/** A bar per day with the recorded load, and a line across it at the planned load. */
export function plannedSeries(days: readonly ComparedDay[], colors: ChartColors): { name: string; data: DayPoint[] }[] {
  const data = days.map(({ date, done, planned }) => ({
    x: date,
    y: done,
    ...(planned !== null && {
      goals: [{ name: 'Planned', value: planned, strokeHeight: GOAL_HEIGHT_PX, strokeColor: colors.load.usual }],
    }),
  }));
  return [{ name: 'Done', data }];
}

export function plannedOptions(days: readonly ComparedDay[], colors: ChartColors): ApexOptions {
  const dates = days.map(({ date }) => date);
  const { categories, ...axis } = sparseAxis(dates, colors);
  const labels = new Map(dates.map((date, at) => [date, (categories as string[])[at] ?? '']));
  return {
    colors: [colors.load.session],
    plotOptions: { bar: { columnWidth: '62%', borderRadius: 2 } },
    grid: { padding: { left: 8, right: 8, top: 8 } },
    // The days themselves are the places on the axis; Apex takes equal labels for one place.
    xaxis: { ...axis, labels: { ...axis.labels, formatter: (date) => labels.get(date) ?? '' } },
    yaxis: scaleAxis(scaleFor(days.flatMap(({ done, planned }) => [done ?? 0, planned ?? 0]))),
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(dates),
      y: {
        formatter: (_value: number, point?: { dataPointIndex: number }) => doneText(days[point?.dataPointIndex ?? -1]),
      },
    },
  };
}

export function plannedTable(days: readonly ComparedDay[]): ChartTableData {
  return {
    columns: ['Day', 'Done', 'Planned'],
    rows: days.map((day) => [formatLongDate(day.date), doneText(day), plannedText(day)]),
  };
}

/** The chart as a sentence for screen readers: the sums of the days up to today that have a plan. */
export function plannedSummary(days: readonly ComparedDay[]): string {
  const over = days.filter(({ done, planned }) => done !== null && planned !== null);
  const sum = (values: (number | null)[]) =>
    numberText(values.reduce<number>((total, value) => total + (value ?? 0), 0));
  return plannedLoadTexts.summary(
    over.length,
    sum(over.map(({ planned }) => planned)),
    sum(over.map(({ done }) => done)),
  );
}

const doneText = (day: ComparedDay | undefined): string =>
  day?.done == null ? plannedLoadTexts.notDoneYet : `${numberText(day.done)} AU`;

const plannedText = ({ planned }: ComparedDay): string =>
  planned === null ? plannedLoadTexts.noPlan : `${numberText(planned)} AU`;
