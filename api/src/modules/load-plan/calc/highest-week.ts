import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { COMPARED_WEEKS_LEAST } from '@touchline/contracts/planned-load';
import type { Week } from './weeks.js';

export interface HighestWeek {
  /** Complete calendar weeks of history among the compared ones. */
  completeWeeks: number;
  /** The highest load of these weeks, arbitrary units; null when they are fewer than four. */
  load: number | null;
}

/**
 * An athlete's own highest calendar week of the compared ones. `loadOn` is the load of a day, 0 on a rest day; `first`
 * the date of the first session. A week before which the history had not begun is not complete.
 */
export function highestWeek(
  loadOn: (day: CalendarDate) => number,
  first: CalendarDate | undefined,
  compared: readonly Week[],
): HighestWeek {
  const complete = compared.filter(({ monday }) => first !== undefined && first <= monday);
  const loads = complete.map(({ days }) => days.reduce((sum, day) => sum + loadOn(day), 0));
  return { completeWeeks: loads.length, load: loads.length < COMPARED_WEEKS_LEAST ? null : Math.max(...loads) };
}
