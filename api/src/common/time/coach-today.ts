import { addDays, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { FieldProblem } from '../errors/api-error.js';
import { validationFailed } from '../errors/shared.errors.js';

/**
 * The coach's day. `sent` is the day of the coach's own clock, where the screen says it; otherwise it is the day at the
 * institution. Throws a validation error for a day that it is nowhere on earth.
 */
export function coachToday(sent: CalendarDate | undefined, coach: { timeZone: string }, now: Date): CalendarDate {
  const problems = coachDayProblems(sent, now, 'today');
  if (problems.length > 0) throw validationFailed(problems);
  return sent ?? todayIn(coach.timeZone, now);
}

/** What is wrong with the day that a coach says it is, for a call with more to judge: every place on earth is within one day of UTC's. `field` is what the call names it. */
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
