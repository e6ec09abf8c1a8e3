import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

export const HEAT_SPANS = ['week', 'month'] as const;
export type HeatSpan = (typeof HEAT_SPANS)[number];

/** How far one step leads, days. A month shows as many days as it steps by, so that none is skipped and none comes twice. */
const STEP_DAYS: Readonly<Record<HeatSpan, number>> = { week: 7, month: 30 };

/** No day before this one is shown: an address with a year 1900 would lead into dates that are none. */
export const EARLIEST_DAY: CalendarDate = '2000-01-01';

/** The days of a heatmap, first and last included. */
export interface HeatWindow {
  start: CalendarDate;
  end: CalendarDate;
}

/** The day that the window is laid around: never later than today, which also stands for none. */
export function anchorOf(day: CalendarDate | null, today: CalendarDate): CalendarDate {
  return day === null || day > today ? today : day;
}

/** The week, Monday to Sunday, that holds the day; or the 30 days that end with it. */
export function heatWindow(span: HeatSpan, day: CalendarDate): HeatWindow {
  if (span === 'month') return { start: addDays(day, 1 - STEP_DAYS.month), end: day };
  const monday = mondayOf(day);
  return { start: monday, end: addDays(monday, 6) };
}

/** The weeks, each from its Monday on, in which the days of a window lie; null for those that are not of it. */
export function weeksOfWindow({ start, end }: HeatWindow): { monday: CalendarDate; days: (CalendarDate | null)[] }[] {
  const weeks: { monday: CalendarDate; days: (CalendarDate | null)[] }[] = [];
  for (let monday = mondayOf(start); monday <= end; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) =>
      date < start || date > end ? null : date,
    );
    weeks.push({ monday, days });
  }
  return weeks;
}

/** The day one step earlier; undefined where there is none. */
export function previousDay(span: HeatSpan, day: CalendarDate): CalendarDate | undefined {
  const earlier = addDays(day, -STEP_DAYS[span]);
  return earlier < EARLIEST_DAY ? undefined : earlier;
}

/** The day one step later, null for today or where it would be passed; undefined where today is shown already. */
export function nextDay(span: HeatSpan, day: CalendarDate, today: CalendarDate): CalendarDate | null | undefined {
  if (heatWindow(span, day).end >= today) return undefined;
  const later = addDays(day, STEP_DAYS[span]);
  return later >= today ? null : later;
}
