import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import type { LoadDay } from '../training-load/index.js';
import { weeklyWorkload } from './calc/weekly-workload.js';

/** The week of `today`. `loads` holds every day since the first session, from four weeks before that week up to today. */
export function toWeeklyWorkload(loads: readonly LoadDay[], today: CalendarDate): WorkloadDay[] {
  const byDate = new Map(loads.map((day) => [day.date, day.dailyLoad]));
  return weeklyWorkload((date) => byDate.get(date) ?? null, today).map(({ date, load, fourWeekMean }) => ({
    date,
    load,
    four_week_mean: fourWeekMean === null ? null : roundHalfUp(fourWeekMean, 2),
  }));
}
