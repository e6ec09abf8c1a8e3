import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** Days from one to another, both included. */
export interface DaySpan {
  from: CalendarDate;
  to: CalendarDate;
}

/** The span of a query that is not sent. */
export const NO_SPAN: DaySpan = { from: '', to: '' };

/** The days of a page of records (oldest first), at most the newest `maxDays`; null without records. */
export function spanOfDates(dates: readonly CalendarDate[], maxDays: number): DaySpan | null {
  const [first, to] = [dates[0], dates.at(-1)];
  if (first === undefined || to === undefined) return null;
  const earliest = addDays(to, 1 - maxDays);
  return { from: first > earliest ? first : earliest, to };
}
