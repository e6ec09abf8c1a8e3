import { addDays, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';

export interface WorkloadDay {
  date: CalendarDate;
  /** Sum of the day's session loads, arbitrary units: 0 on a rest day, null for a day to come and before anything was recorded. */
  load: number | null;
}

/** The Monday of the week of `today`. */
export function mondayOf(today: CalendarDate): CalendarDate {
  return addDays(today, -weekdayFromMonday(today));
}

/** Monday to Sunday of the week of `today`. `loadOn` answers the load of a day up to today; null before the first session there is. */
export function weeklyWorkload(loadOn: (date: CalendarDate) => number | null, today: CalendarDate): WorkloadDay[] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(monday, at);
    return { date, load: date > today ? null : loadOn(date) };
  });
}
