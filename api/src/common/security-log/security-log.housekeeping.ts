import { LessThan, type EntityManager } from 'typeorm';
import { deleteBatch } from '../../database/delete-batch.js';
import { HOUR_MS, inTransaction, ROWS_PER_STEP, type HousekeepingTask } from '../housekeeping/housekeeping-task.js';
import { monthsBefore } from '../time/months-before.js';
import { RefusalCountEntity } from './refusal-count.entity.js';
import { SecurityEntryEntity } from './security-entry.entity.js';

const KEPT_MONTHS = 24;

/** Removes entries and counts of refusals after 24 months. */
export const OLD_SECURITY_ENTRIES: HousekeepingTask = {
  name: 'old security entries',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) => removeOldEntries(tx, monthsBefore(now, KEPT_MONTHS), ROWS_PER_STEP)),
};

/** Deletes at most `atMost` entries and counts from before an instant. Returns how many it found. */
export async function removeOldEntries(tx: EntityManager, before: Date, atMost: number): Promise<number> {
  const entries = await deleteBatch(tx, SecurityEntryEntity, { at: LessThan(before) }, atMost);
  if (entries === atMost) return entries;

  return entries + (await deleteBatch(tx, RefusalCountEntity, { firstAt: LessThan(before) }, atMost - entries));
}
