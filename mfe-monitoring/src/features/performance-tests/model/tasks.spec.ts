import { DAILY_TASKS } from '@touchline/contracts/daily-tasks';
import { createAppTheme } from '@touchline/ui';
import { tasksOptions, tasksSeries, tasksSummary, tasksTable, tasksText } from './tasks.js';

const day = (done: number) => DAILY_TASKS.map((task, at) => ({ task, done: at < done }));

test.each([
  [0, '0 of 4 done', [0, 4]],
  [3, '3 of 4 done', [3, 1]],
  [4, '4 of 4 done', [4, 0]],
])('%p done', (done, text, series) => {
  expect(tasksText(day(done))).toBe(text);
  expect(tasksSeries(day(done))).toEqual(series);
});

test('the summary and the table name each task', () => {
  expect(tasksTable(day(1))).toEqual({
    columns: ['Task', 'Today'],
    rows: [
      ['Morning Wellness Survey', 'Done'],
      ['Sprint Test', 'Remaining'],
      ['Jump Test', 'Remaining'],
      ['Training Session', 'Remaining'],
    ],
  });
  expect(tasksSummary(day(1))).toBe('Completed 1, remaining 3.');
});

test('colours from the theme, the figure in the middle, the unit in the tooltip', () => {
  const { charts } = createAppTheme('dark');
  const { colors, labels, plotOptions, tooltip } = tasksOptions(day(1), charts);
  expect([labels, colors]).toEqual([
    ['Completed', 'Remaining'],
    [charts.tasks.done, charts.tasks.remaining],
  ]);
  expect(plotOptions?.pie?.donut?.labels?.total?.formatter?.({})).toBe('1 of 4');
  const y = Array.isArray(tooltip?.y) ? undefined : tooltip?.y;
  expect([y?.formatter?.(1), y?.formatter?.(3)]).toEqual(['1 task', '3 tasks']);
});
