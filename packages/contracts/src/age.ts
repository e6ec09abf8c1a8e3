import type { CalendarDate } from './calendar-date.js';

/**
 * Age in whole years on `today`; null without a date of birth, or when it is in the future. A person born on 29
 * February turns a year older on 1 March in common years.
 */
export function ageOn(dateOfBirth: CalendarDate | null, today: CalendarDate): number | null {
  if (dateOfBirth === null || dateOfBirth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  // MM-dd texts sort like the days of a year.
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
