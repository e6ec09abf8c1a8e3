import { addDays, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

export interface WorkloadDay {
  date: CalendarDate;
  /** Sum of the day's session loads, arbitrary units: 0 on a rest day, null for a day to come and before anything was recorded. */
  load: number | null;
  /** Mean load of the same weekday in the four weeks before this one, not rounded; null where the history does not reach back that far. */
  fourWeekMean: number | null;
}

const DAYS = 7;
const WEEKS_BEFORE = 4;

/** The earliest day that has a say in the week of `today`: the Monday four weeks before. */
export function workloadStart(today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), -DAYS * WEEKS_BEFORE);
}

/**
 * Monday to Sunday of the week of `today`. `loadOn` answers the load of a day from `workloadStart` up to today; null before the first session
 * there is.
 */
export function weeklyWorkload(loadOn: (date: CalendarDate) => number | null, today: CalendarDate): WorkloadDay[] {
  const [monday, start] = [mondayOf(today), workloadStart(today)];
  const fourWeeks = loadOn(start) !== null;
  return Array.from({ length: DAYS }, (_, at) => {
    const date = addDays(monday, at);
    return {
      date,
      load: date > today ? null : loadOn(date),
      fourWeekMean: fourWeeks ? meanOver(loadOn, addDays(start, at)) : null,
    };
  });
}

/** Of four days, each a week after the other. */
function meanOver(loadOn: (date: CalendarDate) => number | null, first: CalendarDate): number {
  const loads = Array.from({ length: WEEKS_BEFORE }, (_, week) => loadOn(addDays(first, DAYS * week)) ?? 0);
  return loads.reduce((sum, load) => sum + load, 0) / WEEKS_BEFORE;
}
