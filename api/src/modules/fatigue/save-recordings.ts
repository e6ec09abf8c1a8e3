import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { RecordTestsBody } from '@touchline/contracts/fatigue.schema';
import type { EntityManager } from 'typeorm';
import { saveVersions, type SavedRows, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { recordedMeanwhile } from './fatigue.errors.js';
import { keptValue, nextVersion } from './fatigue.mapper.js';
import { findOnDay } from './fatigue.repository.js';
import { FatigueRecord } from './fatigue-record.entity.js';

/** What all recordings of a call have in common. */
interface RecordingDay {
  kind: FatigueKind;
  recordedAt: CalendarDate;
  now: Date;
}

/**
 * Upserts by athlete, kind and day within `tx`. A recording that says which value the coach saw is refused when another one is stored, or none;
 * not where the very value is stored that is sent: then the call is sent again because its answer got lost. Each update is guarded by the version
 * read here, and an insert by the unique key, so that of two who record at once the second looks again.
 */
export async function saveRecordings(
  tx: EntityManager,
  recordings: RecordTestsBody['recordings'],
  { kind, recordedAt, now }: RecordingDay,
): Promise<SavedRows<FatigueRecord>> {
  const found = await findOnDay(
    tx,
    recordings.map(({ athlete_id: athleteId }) => athleteId),
    kind,
    recordedAt,
  );
  const stored = new Map(found.map((row) => [row.athleteId, row]));
  const rows = recordings.map(({ athlete_id: athleteId, value: sent, if_value: seen }): UnsavedRow<FatigueRecord> => {
    const known = stored.get(athleteId);
    const value = keptValue(kind, sent);
    if (
      seen !== undefined &&
      known?.value !== value &&
      (known?.value ?? null) !== (seen === null ? null : keptValue(kind, seen))
    )
      throw recordedMeanwhile(recordedAt);
    return known
      ? nextVersion(known, value, now)
      : { athleteId, kind, recordedAt, value, version: 1, createdAt: now, updatedAt: now };
  });
  return saveVersions(tx, FatigueRecord, rows);
}
