import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

export const HEAT_SPANS = ['week', 'month'] as const;
export type HeatSpan = (typeof HEAT_SPANS)[number];

/** Days per step. A month shows as many days as it steps by, so that paging neither skips nor repeats a day. */
const STEP_DAYS: Readonly<Record<HeatSpan, number>> = { week: 7, month: 30 };

/** The earliest day shown; an address may name any year. */
export const EARLIEST_DAY: CalendarDate = '2000-01-01';

/** A period; first and last day inclusive. */
export interface HeatWindow {
  start: CalendarDate;
  end: CalendarDate;
}

/** The day that decides the window: `day`, or today if it is null or in the future. */
export function anchorOf(day: CalendarDate | null, today: CalendarDate): CalendarDate {
  return day === null || day > today ? today : day;
}

/** The week Monday to Sunday that holds the day, or the 30 days that end with it. */
export function heatWindow(span: HeatSpan, day: CalendarDate): HeatWindow {
  if (span === 'month') return { start: addDays(day, 1 - STEP_DAYS.month), end: day };
  const monday = mondayOf(day);
  return { start: monday, end: addDays(monday, 6) };
}

/** The weeks of a window, each from Monday; null for days outside the window. */
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

/** The day one step earlier; undefined before EARLIEST_DAY. */
export function previousDay(span: HeatSpan, day: CalendarDate): CalendarDate | undefined {
  const earlier = addDays(day, -STEP_DAYS[span]);
  return earlier < EARLIEST_DAY ? undefined : earlier;
}

/** The day one step later; null if that is today or later, undefined if today is already shown. */
export function nextDay(span: HeatSpan, day: CalendarDate, today: CalendarDate): CalendarDate | null | undefined {
  if (heatWindow(span, day).end >= today) return undefined;
  const later = addDays(day, STEP_DAYS[span]);
  return later >= today ? null : later;
}
