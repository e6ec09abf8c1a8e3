import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Performance } from '@touchline/contracts/overview.schema';
import type { FatigueRecord } from '../fatigue/index.js';
import { toWellnessEntry, type WellnessEntryRow } from '../wellness/index.js';
import { dailyTasks } from './calc/daily-tasks.js';
import type { TrainedDay } from './recent-loads.js';
import { toWeeklyWorkload } from './weekly-workload.mapper.js';

/** What is stored of one athlete up to today, as far as the performance screen needs it. */
interface PerformanceRecords {
  trained: readonly TrainedDay[];
  entries: readonly WellnessEntryRow[];
  sprints: readonly FatigueRecord[];
  jumps: readonly FatigueRecord[];
}

export function toPerformance(
  today: CalendarDate,
  { trained, entries, sprints, jumps }: PerformanceRecords,
): Performance {
  const doneOn = {
    // A survey is done once all four ratings are there.
    wellness_survey: entries
      .map(toWellnessEntry)
      .filter(({ completed }) => completed)
      .map(({ date }) => date),
    sprint_test: sprints.map(({ recordedAt }) => recordedAt),
    jump_test: jumps.map(({ recordedAt }) => recordedAt),
    training_session: trained.filter(({ sessions }) => sessions > 0).map(({ date }) => date),
  };
  return { today, weekly_workload: toWeeklyWorkload(trained, today), daily_tasks: dailyTasks(doneOn, today) };
}
