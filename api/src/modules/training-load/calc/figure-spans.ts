import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { windowStart } from './load-days.js';

/** A span of days, both ends inclusive. */
export interface DaySpan {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The days whose sessions affect the figures of `dates`, as ordered spans; adjacent and overlapping windows are joined.
 */
export function figureSpans(dates: readonly CalendarDate[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const last = spans.at(-1);
    // A window that starts at most one day after the end of the last span extends it.
    if (last !== undefined && daysBetween(last.to, date) <= CHRONIC_DAYS) last.to = date;
    else spans.push({ from: windowStart(date), to: date });
  }
  return spans;
}
