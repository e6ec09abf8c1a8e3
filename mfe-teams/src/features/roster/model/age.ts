import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** Full years on `today`; who was born on February 29 is a year older on March 1 in other years. Null for a birth date in the future. */
export function ageOn(dateOfBirth: CalendarDate, today: CalendarDate): number | null {
  if (dateOfBirth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
