import { addDays, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { FieldProblem } from '../errors/api-error.js';
import { validationFailed } from '../errors/shared.errors.js';

/**
 * The coach's current day: `sent`, the day of the coach's own clock, when the screen sends it, otherwise the day at
 * the institution. Throws a validation error for a day that is current nowhere on earth.
 */
export function coachToday(sent: CalendarDate | undefined, coach: { timeZone: string }, now: Date): CalendarDate {
  const problems = coachDayProblems(sent, now, 'today');
  if (problems.length > 0) throw validationFailed(problems);
  return sent ?? todayIn(coach.timeZone, now);
}

/**
 * Problems with the day that a coach sends, for calls that report further problems with it: every place on earth is
 * within one day of UTC. `field` is its name on the wire.
 */
export function coachDayProblems(sent: CalendarDate | undefined, now: Date, field: 'today' | 'date'): FieldProblem[] {
  const utc = todayIn('UTC', now);
  if (sent === undefined || (sent >= addDays(utc, -1) && sent <= addDays(utc, 1))) return [];
  return [
    {
      path: field,
      message: `${field === 'today' ? 'Today' : 'Date'} must be at most one day from the date of the server.`,
    },
  ];
}
