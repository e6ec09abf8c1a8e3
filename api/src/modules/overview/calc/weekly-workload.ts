import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

export interface WorkloadDay {
  date: CalendarDate;
  /**
   * Sum of the day's session loads, arbitrary units: 0 on a rest day, null for a future day and before the first
   * session.
   */
  load: number | null;
  /** Mean load of the same weekday in the four weeks before this one, not rounded; null when the history is shorter. */
  fourWeekMean: number | null;
}

const WEEK_DAYS = 7;
const WEEKS_BEFORE = 4;

/** The earliest day that affects the figures of the week of `today`: the Monday four weeks before. */
export function workloadStart(today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), -WEEK_DAYS * WEEKS_BEFORE);
}

/**
 * The week of `today`, Monday to Sunday. `loadOn` returns the load of a day from `workloadStart` to today; null before
 * the first session.
 */
export function weeklyWorkload(loadOn: (date: CalendarDate) => number | null, today: CalendarDate): WorkloadDay[] {
  const [monday, start] = [mondayOf(today), workloadStart(today)];
  const hasFourWeeks = loadOn(start) !== null;
  return Array.from({ length: WEEK_DAYS }, (_, weekday) => {
    const date = addDays(monday, weekday);
    return {
      date,
      load: date > today ? null : loadOn(date),
      fourWeekMean: hasFourWeeks ? meanOfFourWeeks(loadOn, addDays(start, weekday)) : null,
    };
  });
}

/** Mean load of four days, one week apart. */
function meanOfFourWeeks(loadOn: (date: CalendarDate) => number | null, first: CalendarDate): number {
  const loads = Array.from({ length: WEEKS_BEFORE }, (_, week) => loadOn(addDays(first, WEEK_DAYS * week)) ?? 0);
  return loads.reduce((sum, load) => sum + load, 0) / WEEKS_BEFORE;
}
