import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import { weeklyWorkload } from './calc/weekly-workload.js';
import type { TrainedDay } from './recent-loads.js';

/** The week of `today`. `trained` holds every day since the first session, from four weeks before that week up to today. */
export function toWeeklyWorkload(trained: readonly TrainedDay[], today: CalendarDate): WorkloadDay[] {
  const byDate = new Map(trained.map((day) => [day.date, day.dailyLoad]));
  return weeklyWorkload((date) => byDate.get(date) ?? null, today).map(({ date, load, fourWeekMean }) => ({
    date,
    load,
    four_week_mean: fourWeekMean === null ? null : roundHalfUp(fourWeekMean, 2),
  }));
}
