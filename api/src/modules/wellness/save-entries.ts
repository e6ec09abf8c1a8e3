import type { WellnessWrite } from '@touchline/contracts/wellness.schema';
import type { EntityManager } from 'typeorm';
import { insertOrRetry, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { wellnessChanged } from './wellness.errors.js';
import { applyWrite } from './wellness.mapper.js';
import { findOnDays } from './wellness.repository.js';
import { dayKey } from './wellness.rules.js';
import { WellnessEntryRow } from './wellness-entry.entity.js';

/**
 * Upserts by athlete and day within `tx`. An entry that says which version the coach saw is refused when another one is
 * stored; each update is guarded by the version read here, and an insert by the unique pair, so that of two coaches who
 * save at once the second looks again.
 */
export async function saveEntries(tx: EntityManager, writes: readonly WellnessWrite[], now: Date): Promise<WellnessEntryRow[]> {
  const athleteIds = writes.map((write) => write.athlete_id);
  const dates = writes.map((write) => write.date);
  const stored = byDay(await findOnDays(tx, athleteIds, dates));
  const fresh: Omit<WellnessEntryRow, 'id'>[] = [];
  for (const write of writes) {
    const known = stored.get(dayKey(write.athlete_id, write.date));
    if (write.version !== undefined && write.version !== (known?.version ?? 0)) throw wellnessChanged(write.date);
    const row = applyWrite(write, known, now);
    if (known) await replaceVersion(tx, WellnessEntryRow, { ...row, id: known.id }, known.version);
    else fresh.push(row);
  }
  await insertOrRetry(tx, WellnessEntryRow, fresh);
  const saved = byDay(await findOnDays(tx, athleteIds, dates));
  return writes.flatMap((write) => saved.get(dayKey(write.athlete_id, write.date)) ?? []);
}

function byDay(rows: readonly WellnessEntryRow[]): Map<string, WellnessEntryRow> {
  return new Map(rows.map((row) => [dayKey(row.athleteId, row.date), row]));
}
