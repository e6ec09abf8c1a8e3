import { Housekeeper } from '../../src/common/housekeeping/housekeeper.js';
import { HousekeepingTaskEntity } from '../../src/common/housekeeping/housekeeping-task.entity.js';
import type { TestApp } from './test-app.js';

/** Runs every task of the housekeeper at the time of the test's clock, also those that ran before. */
export async function runHousekeeping(at: TestApp): Promise<void> {
  await at.write((tx) => tx.createQueryBuilder().delete().from(HousekeepingTaskEntity).execute());
  await at.app.get(Housekeeper).runDue(at.clock.now());
}
