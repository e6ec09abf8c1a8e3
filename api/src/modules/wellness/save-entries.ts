import type { EntityManager } from 'typeorm';
import { isChanged, saveVersions, type SavedRows, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { wellnessChanged } from './wellness.errors.js';
import { applyWrite, type DayWrite } from './wellness.mapper.js';
import { findOnDays } from './wellness.repository.js';
import { dayKey } from './wellness.rules.js';
import { WellnessEntryRow } from './wellness-entry.entity.js';

/**
 * Upserts by athlete and day within `tx`. An entry that says which version the writer saw is refused when another one is
 * stored; each update is guarded by the version read here, and an insert by the unique pair, so that of two who save at once
 * the second looks again. With `leaveUnchanged` an entry that says what is stored already makes no new version.
 */
export async function saveEntries(
  tx: EntityManager,
  writes: readonly DayWrite[],
  now: Date,
  leaveUnchanged: boolean,
): Promise<SavedRows<WellnessEntryRow>> {
  const found = await findOnDays(tx, writes);
  const stored = new Map(found.map((row) => [dayKey(row.athleteId, row.date), row]));
  const rows = writes.map((write): UnsavedRow<WellnessEntryRow> => {
    const known = stored.get(dayKey(write.athlete_id, write.date));
    if (write.version !== undefined && write.version !== (known?.version ?? 0)) throw wellnessChanged(write.date);
    const next = applyWrite(write, known, now);
    if (!known) return next;
    return leaveUnchanged && !isChanged<WellnessEntryRow>(next, known) ? known : { ...next, id: known.id };
  });
  return saveVersions(tx, WellnessEntryRow, rows, found);
}
