import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { COMPARED_WEEKS, COMPARED_WEEKS_LEAST } from '@touchline/contracts/planned-load';

const DAYS_PER_WEEK = 7;

export interface HighestWeek {
  /** Complete calendar weeks of history among the last eight before the one of today. */
  completeWeeks: number;
  /** The highest load of these weeks, arbitrary units; null when they are fewer than four. */
  load: number | null;
}

/** The first day of the weeks that are compared. */
export function firstComparedDay(today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), -COMPARED_WEEKS * DAYS_PER_WEEK);
}

/**
 * An athlete's own highest calendar week of the last eight. `loadOn` is the load of a day, 0 on a rest day; `first` the
 * date of the first session. A week before which the history had not begun is not complete.
 */
export function highestWeek(
  loadOn: (day: CalendarDate) => number,
  first: CalendarDate | undefined,
  today: CalendarDate,
): HighestWeek {
  const mondays = Array.from({ length: COMPARED_WEEKS }, (_, week) =>
    addDays(firstComparedDay(today), week * DAYS_PER_WEEK),
  );
  const complete = mondays.filter((monday) => first !== undefined && first <= monday);
  const loads = complete.map((monday) => weekDays(monday).reduce((sum, day) => sum + loadOn(day), 0));
  return { completeWeeks: loads.length, load: loads.length < COMPARED_WEEKS_LEAST ? null : Math.max(...loads) };
}

/** The days of a calendar week, from Monday to Sunday. */
export function weekDays(monday: CalendarDate): CalendarDate[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(monday, day));
}
