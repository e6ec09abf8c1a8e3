import { DAILY_TASK_LABELS } from '@touchline/contracts/daily-tasks';
import type { Performance } from '@touchline/contracts/overview.schema';
import { wordText } from '@touchline/contracts/words';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';

import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';

type Tasks = Performance['daily_tasks'];

export const doneText = (done: boolean): string => (done ? 'Done' : 'Remaining');

const counts = (tasks: Tasks) => {
  const done = tasks.filter((task) => task.done).length;
  return { done, remaining: tasks.length - done };
};

/** `2 of 4 done`. */
export function tasksText(tasks: Tasks): string {
  return performanceTestsTexts.tasksDone(counts(tasks).done, tasks.length);
}

/** The numbers of completed and remaining tasks. */
export function tasksSeries(tasks: Tasks): number[] {
  const { done, remaining } = counts(tasks);
  return [done, remaining];
}

export function tasksOptions(tasks: Tasks, { tasks: colors, text }: ChartColors): ApexOptions {
  return {
    labels: ['Completed', 'Remaining'],
    colors: [colors.done, colors.remaining],
    stroke: { width: 0 },
    legend: { show: true, position: 'bottom', labels: { colors: text } },
    plotOptions: {
      pie: {
        expandOnClick: false,
        donut: {
          size: '68%',
          labels: {
            show: true,
            name: { show: false },
            value: { color: text, fontSize: '22px', fontWeight: 700, offsetY: 8 },
            total: { show: true, showAlways: true, formatter: () => `${counts(tasks).done} of ${tasks.length}` },
          },
        },
      },
    },
    tooltip: { y: { formatter: (value: number) => `${value} ${value === 1 ? 'task' : 'tasks'}` } },
  };
}

export function tasksTable(tasks: Tasks): ChartTableData {
  return {
    columns: ['Task', 'Today'],
    rows: tasks.map(({ task, done }) => [wordText(DAILY_TASK_LABELS, task), doneText(done)]),
  };
}

export function tasksSummary(tasks: Tasks): string {
  const { done, remaining } = counts(tasks);
  return `Completed ${done}, remaining ${remaining}.`;
}
