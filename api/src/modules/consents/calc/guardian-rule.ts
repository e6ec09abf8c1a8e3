import { ageOn } from '@touchline/contracts/age';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** Whether a guardian has to agree for a person; null when that depends on a birth date that nobody knows. */
export function needsGuardian(
  dateOfBirth: CalendarDate | null,
  guardianAge: number,
  today: CalendarDate,
): boolean | null {
  if (dateOfBirth === null) return null;
  // A birth date after today has no age yet, and is a child's.
  return (ageOn(dateOfBirth, today) ?? 0) < guardianAge;
}

/** Whether no guardian stands behind a consent: the athlete gave it, or signed a form alone. */
export const isGivenAlone = ({ givenBy, guardianName }: { givenBy: string; guardianName: string | null }): boolean =>
  givenBy === 'athlete' || (givenBy === 'paper' && guardianName === null);

/**
 * Who may decide about joining, by the day in UTC. The club, and so its day, is not known before the code is checked. So
 * around the birthday, while it is another day somewhere on earth, both the athlete and the guardian may.
 */
export function mayDecide(
  dateOfBirth: CalendarDate,
  guardianAge: number,
  utcToday: CalendarDate,
): Record<'athlete' | 'guardian', boolean> {
  return {
    athlete: needsGuardian(dateOfBirth, guardianAge, addDays(utcToday, 1)) === false,
    guardian: needsGuardian(dateOfBirth, guardianAge, addDays(utcToday, -1)) === true,
  };
}
