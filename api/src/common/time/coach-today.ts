import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { validationFailed } from '../errors/shared.errors.js';
import { todayIn } from './local-time.js';

/**
 * The coach's current day: `sent`, the day of the coach's own clock, when the screen sends it, otherwise the day at
 * the institution. Throws a validation error for a day that is current nowhere on earth.
 */
export function coachToday(sent: CalendarDate | undefined, coach: { timeZone: string }, now: Date): CalendarDate {
  const utc = todayIn('UTC', now);
  // Every place on earth is within one day of UTC.
  if (sent !== undefined && (sent < addDays(utc, -1) || sent > addDays(utc, 1)))
    throw validationFailed([{ path: 'today', message: 'Today must be at most one day from the date of the server.' }]);
  return sent ?? todayIn(coach.timeZone, now);
}
