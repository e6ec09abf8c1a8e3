import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { windowStart } from './load-days.js';

/** Days from one to another, both inclusive. */
export interface DaySpan {
  from: CalendarDate;
  to: CalendarDate;
}

/** The days whose sessions have a say in the figures of `dates`, as few spans, in order: windows that meet are one. */
export function figureSpans(dates: readonly CalendarDate[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const last = spans.at(-1);
    // A window that begins on the day after the last one's end continues it.
    if (last !== undefined && daysBetween(last.to, date) <= CHRONIC_DAYS) last.to = date;
    else spans.push({ from: windowStart(date), to: date });
  }
  return spans;
}
