import { dailyTasks } from './daily-tasks.js';

const TODAY = '2026-11-18';
const NEVER = { wellness_survey: [], sprint_test: [], jump_test: [], training_session: [] };

it('lists every task as not done without records', () => {
  expect(dailyTasks(NEVER, TODAY)).toEqual(
    ['wellness_survey', 'sprint_test', 'jump_test', 'training_session'].map((task) => ({ task, done: false })),
  );
});

it('counts only tasks done today, not yesterday or tomorrow', () => {
  const doneOn = {
    ...NEVER,
    wellness_survey: [TODAY, '2026-11-17'],
    sprint_test: ['2026-11-17'],
    jump_test: ['2026-11-19'],
    training_session: ['2026-11-16', TODAY],
  };
  expect(dailyTasks(doneOn, TODAY).map(({ done }) => done)).toEqual([true, false, false, true]);
});
