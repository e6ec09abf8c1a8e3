import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { HousekeepingTaskEntity } from './housekeeping-task.entity.js';

/**
 * Claims a task that is due for this instance until `until`; returns false when another instance has it, or when it is
 * not due. Nobody has to give a claim back: after a kill the task is due again at `until`.
 */
export async function claimTask(tx: EntityManager, name: string, now: Date, until: Date): Promise<boolean> {
  const due = { name, nextRunAt: LessThanOrEqual(now) };
  const { affected } = await tx.update(HousekeepingTaskEntity, due, { nextRunAt: until });
  if (affected === 1) return true;
  if (await tx.existsBy(HousekeepingTaskEntity, { name })) return false;

  await insertOrRetry(tx, HousekeepingTaskEntity, [{ name, nextRunAt: until, lastRunAt: null, removed: null }]);
  return true;
}

/** Ends a claim with the time of the next run, unless it has run out and another instance has the task. */
export async function endClaim(
  tx: EntityManager,
  { name, until }: { name: string; until: Date },
  outcome: Partial<Omit<HousekeepingTaskEntity, 'name'>>,
): Promise<void> {
  await tx.update(HousekeepingTaskEntity, { name, nextRunAt: until }, outcome);
}
