import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { COMPARED_WEEKS } from '@touchline/contracts/planned-load';

const DAYS_PER_WEEK = 7;

/**
 * A calendar week with its days from Monday to Sunday. Made once for all athletes, because the arithmetic of dates takes
 * longer than the figures.
 */
export interface Week {
  monday: CalendarDate;
  sunday: CalendarDate;
  days: readonly CalendarDate[];
}

export function weekOf(monday: CalendarDate): Week {
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(monday, day));
  return { monday, sunday: days.at(-1) ?? monday, days };
}

/** The first day of the weeks that are compared. */
export function firstComparedDay(today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), -COMPARED_WEEKS * DAYS_PER_WEEK);
}

/** The eight complete calendar weeks before the one of today, oldest first. */
export function comparedWeeks(today: CalendarDate): Week[] {
  const first = firstComparedDay(today);
  return Array.from({ length: COMPARED_WEEKS }, (_, week) => weekOf(addDays(first, week * DAYS_PER_WEEK)));
}
