import { addDays, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { validationFailed } from '../errors/shared.errors.js';

/**
 * The coach's day. `sent` is the day of the coach's own clock, where the screen says it; otherwise it is the day at the
 * institution. Throws a validation error for a day that it is nowhere on earth: every place is within one day of UTC's. `field` is what
 * the call names it.
 */
export function coachToday(sent: CalendarDate | undefined, coach: { timeZone: string }, now: Date, field: 'today' | 'date' = 'today'): CalendarDate {
  if (sent === undefined) return todayIn(coach.timeZone, now);
  const utc = todayIn('UTC', now);
  if (sent < addDays(utc, -1) || sent > addDays(utc, 1)) {
    throw validationFailed([{ path: field, message: `${field === 'today' ? 'Today' : 'Date'} must be at most one day from the date of the server.` }]);
  }
  return sent;
}
