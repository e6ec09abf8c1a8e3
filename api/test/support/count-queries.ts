import { SilentLogger } from '../../src/database/silent-logger.js';
import type { TestApp } from './test-app.js';

/** How many statements `work` sends for reading: the number must not grow with the rows. */
export async function countQueries(at: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { dataSource } = at.read;
  const before = dataSource.logger;
  let count = 0;
  const counting = new SilentLogger();
  counting.logQuery = () => void (count += 1);
  dataSource.logger = counting;
  try {
    await work();
  } finally {
    dataSource.logger = before;
  }
  return count;
}
