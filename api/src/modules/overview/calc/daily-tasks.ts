import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { DAILY_TASKS, type DailyTask } from '@touchline/contracts/daily-tasks';

interface TaskOfToday {
  task: DailyTask;
  done: boolean;
}

/**
 * Each task once, in the order of `DAILY_TASKS`. `doneOn` holds the known days on which a task was done; only `today`
 * counts.
 */
export function dailyTasks(
  doneOn: Readonly<Record<DailyTask, readonly CalendarDate[]>>,
  today: CalendarDate,
): TaskOfToday[] {
  return DAILY_TASKS.map((task) => ({ task, done: doneOn[task].includes(today) }));
}
