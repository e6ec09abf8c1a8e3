/** Daily tasks of an athlete whose completion can be read from records. */
export const DAILY_TASKS = ['wellness_survey', 'sprint_test', 'jump_test', 'training_session'] as const;
export type DailyTask = (typeof DAILY_TASKS)[number];

export const DAILY_TASK_LABELS: Readonly<Record<DailyTask, string>> = {
  wellness_survey: 'Morning Wellness Survey',
  sprint_test: 'Sprint Test',
  jump_test: 'Jump Test',
  training_session: 'Training Session',
};
