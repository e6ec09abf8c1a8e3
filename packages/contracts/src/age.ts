import type { CalendarDate } from './calendar-date.js';

/** Whole years lived on `today`; null without a date of birth, or with one that lies ahead. Who was born on 29 February turns on 1 March. */
export function ageOn(dateOfBirth: CalendarDate | null, today: CalendarDate): number | null {
  if (dateOfBirth === null || dateOfBirth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  // Days of a year written MM-dd order as text.
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
