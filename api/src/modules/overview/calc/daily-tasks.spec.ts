import { dailyTasks } from './daily-tasks.js';

const TODAY = '2026-11-18';
const NEVER = { wellness_survey: [], sprint_test: [], jump_test: [], training_session: [] };

it('has every task, none of them done, where nothing is recorded', () => {
  expect(dailyTasks(NEVER, TODAY)).toEqual(
    ['wellness_survey', 'sprint_test', 'jump_test', 'training_session'].map((task) => ({ task, done: false })),
  );
});

it('takes for done what was done today, and nothing of the days around it', () => {
  const doneOn = {
    ...NEVER,
    wellness_survey: [TODAY, '2026-11-17'],
    sprint_test: ['2026-11-17'],
    jump_test: ['2026-11-19'],
    training_session: ['2026-11-16', TODAY],
  };
  expect(dailyTasks(doneOn, TODAY).map(({ done }) => done)).toEqual([true, false, false, true]);
});
