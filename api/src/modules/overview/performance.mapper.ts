import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Performance } from '@touchline/contracts/overview.schema';
import type { FatigueRecord } from '../fatigue/index.js';
import type { LoadDay } from '../training-load/index.js';
import { toWellnessEntry, type WellnessEntryRow } from '../wellness/index.js';
import { dailyTasks } from './calc/daily-tasks.js';
import { toWeeklyWorkload } from './weekly-workload.mapper.js';

/** What is stored of one athlete up to today, as far as the performance screen needs it. */
export interface PerformanceRecords {
  loads: readonly LoadDay[];
  entries: readonly WellnessEntryRow[];
  sprints: readonly FatigueRecord[];
  jumps: readonly FatigueRecord[];
}

export function toPerformance(today: CalendarDate, { loads, entries, sprints, jumps }: PerformanceRecords): Performance {
  const doneOn = {
    // A survey is done once all four ratings are there.
    wellness_survey: entries.map(toWellnessEntry).filter(({ completed }) => completed).map(({ date }) => date),
    sprint_test: sprints.map(({ recordedAt }) => recordedAt),
    jump_test: jumps.map(({ recordedAt }) => recordedAt),
    training_session: loads.filter(({ sessions }) => sessions > 0).map(({ date }) => date),
  };
  return { today, weekly_workload: toWeeklyWorkload(loads, today), daily_tasks: dailyTasks(doneOn, today) };
}
