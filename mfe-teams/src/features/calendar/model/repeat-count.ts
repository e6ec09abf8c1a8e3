import { daysBetween, isCalendarDate } from '@touchline/contracts/calendar-date';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/**
 * Number of weekly events from `date` to `until`, inclusive; null when either is no date or `until` is before `date`.
 */
export function repeatCount(date: string, until: string): number | null {
  if (!isCalendarDate(date) || !isCalendarDate(until) || until < date) return null;
  return Math.floor(daysBetween(date, until) / 7) + 1;
}

/** The problem of a weekly repetition; undefined without a problem or without a repetition. */
export function repeatProblem(date: string, until: string): string | undefined {
  if (until === '') return undefined;
  const count = repeatCount(date, until);
  if (count === null)
    return isCalendarDate(date) && isCalendarDate(until) ? calendarTexts.repeatEndsTooEarly : undefined;
  return count > EVENTS_AT_ONCE_MAX ? calendarTexts.repeatTooLong(count) : undefined;
}
