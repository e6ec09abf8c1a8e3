import { daysBetween, isCalendarDate } from '@touchline/contracts/calendar-date';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';

/** How many events one a week from `date` to `until` makes, both included; null where either is no date or `until` comes before. */
export function repeatCount(date: string, until: string): number | null {
  if (!isCalendarDate(date) || !isCalendarDate(until) || until < date) return null;
  return Math.floor(daysBetween(date, until) / 7) + 1;
}

/** What is wrong with a repetition; undefined for none, and where there is none. */
export function repeatProblem(date: string, until: string): string | undefined {
  if (until === '') return undefined;
  const count = repeatCount(date, until);
  if (count === null)
    return isCalendarDate(date) && isCalendarDate(until) ? 'The last day is before the event itself.' : undefined;
  return count > EVENTS_AT_ONCE_MAX
    ? `That would be ${count} events; at most ${EVENTS_AT_ONCE_MAX} are added at once.`
    : undefined;
}
