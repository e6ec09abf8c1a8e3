import { LessThan, type EntityManager } from 'typeorm';
import { deleteBatch } from '../../database/delete-batch.js';
import { RefusalCountEntity } from './refusal-count.entity.js';
import { SecurityEntryEntity } from './security-entry.entity.js';

/** Deletes at most `atMost` entries and counts from before an instant. Returns how many it found. */
export async function removeOldEntries(tx: EntityManager, before: Date, atMost: number): Promise<number> {
  const entries = await deleteBatch(tx, SecurityEntryEntity, { at: LessThan(before) }, atMost);
  if (entries === atMost) return entries;

  return entries + (await deleteBatch(tx, RefusalCountEntity, { firstAt: LessThan(before) }, atMost - entries));
}
