import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Performance } from '@touchline/contracts/overview.schema';
import type { StoredTest } from '../performance-tests/index.js';
import type { Questionnaire } from '../surveys/index.js';
import { toWellnessEntry, type StoredEntry } from '../wellness/index.js';
import { dailyTasks } from './calc/daily-tasks.js';
import { toWeeklyWorkload } from './overview.mapper.js';
import type { TrainedDay } from './overview.repository.js';

/** The stored records of one athlete up to today that the performance screen shows. */
interface PerformanceRecords {
  trained: readonly TrainedDay[];
  entries: readonly StoredEntry[];
  questionnaire: Questionnaire;
  sprints: readonly StoredTest[];
  jumps: readonly StoredTest[];
}

export function toPerformance(
  today: CalendarDate,
  { trained, entries, questionnaire, sprints, jumps }: PerformanceRecords,
): Performance {
  const doneOn = {
    // A survey is done when everything is answered that was asked on its day.
    wellness_survey: entries
      .map((row) => toWellnessEntry(row, questionnaire.ofDay(row.athleteId, row.date)))
      .filter(({ completed }) => completed)
      .map(({ date }) => date),
    sprint_test: sprints.map(({ recordedAt }) => recordedAt),
    jump_test: jumps.map(({ recordedAt }) => recordedAt),
    training_session: trained.filter(({ sessions }) => sessions > 0).map(({ date }) => date),
  };
  return { today, weekly_workload: toWeeklyWorkload(trained, today), daily_tasks: dailyTasks(doneOn, today) };
}
