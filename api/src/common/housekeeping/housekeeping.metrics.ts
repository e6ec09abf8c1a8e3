import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { Reading } from '../metrics/readings.js';
import { HousekeepingTaskEntity } from './housekeeping-task.entity.js';
import type { HousekeepingTask } from './housekeeping-task.js';

/** When each task of the housekeeper has last succeeded on any instance, and how often it should. */
export function lastRuns(
  unitOfWork: UnitOfWork,
  tasks: () => readonly HousekeepingTask[],
): Reading<'touchline_housekeeping_last_run_timestamp_seconds' | 'touchline_housekeeping_interval_seconds'> {
  return {
    metrics: {
      touchline_housekeeping_last_run_timestamp_seconds: {
        help: 'The last run of the task without a failure; absent before the first one.',
        labels: ['task'],
      },
      touchline_housekeeping_interval_seconds: { help: 'How often the task should run.', labels: ['task'] },
    },
    read: async () => {
      const stored = await unitOfWork.read.find(HousekeepingTaskEntity);
      const lastRunOf = new Map(stored.map(({ name, lastRunAt }) => [name, lastRunAt]));
      return tasks().flatMap(({ name, everyMs }) => {
        const labels = { task: name };
        const interval = { name: 'touchline_housekeeping_interval_seconds' as const, labels, value: everyMs / 1000 };
        const lastRun = lastRunOf.get(name);
        if (!lastRun) return [interval];
        const value = lastRun.getTime() / 1000;
        return [interval, { name: 'touchline_housekeeping_last_run_timestamp_seconds' as const, labels, value }];
      });
    },
  };
}
