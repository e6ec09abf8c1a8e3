import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** Length of the recent window and of the baseline before it, in days. */
const RECENT_DAYS = 7;
const BASELINE_DAYS = 28;

/**
 * The days that the trends of all athletes use, oldest first. Computed once per request: date arithmetic per athlete
 * would take longer than the queries.
 */
export interface TrendDays {
  today: CalendarDate;
  /** The last seven days, `today` included. */
  recent: readonly CalendarDate[];
  /** The 28 days before the recent ones. */
  baseline: readonly CalendarDate[];
}

/** The two windows do not overlap: a hard week must not raise its own baseline. */
export function trendDays(today: CalendarDate): TrendDays {
  const days = daysUpTo(today, BASELINE_DAYS + RECENT_DAYS);
  return { today, recent: days.slice(BASELINE_DAYS), baseline: days.slice(0, BASELINE_DAYS) };
}

/** So many days up to `today`, oldest first. */
function daysUpTo(today: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}
