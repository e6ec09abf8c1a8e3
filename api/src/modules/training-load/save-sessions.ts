import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { isChanged, saveVersions, type SavedRows, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { findByExternalIds } from './training-load.repository.js';
import { TrainingSession } from './training-session.entity.js';

/** One session as it is written. With an `externalId` it replaces the athlete's session of that name, without one it is a new session. */
export interface SessionWrite {
  athleteId: number;
  date: CalendarDate;
  rpe: number;
  durationMin: number;
  externalId: string | null;
}

/**
 * Upserts by athlete and name within `tx`. Each update is guarded by the version read here, an insert by the unique pair: of two calls that
 * bring the same session at once the second looks again. A session that is sent again as it is stored makes no new version.
 */
export async function saveSessions(tx: EntityManager, writes: readonly SessionWrite[], now: Date): Promise<SavedRows<TrainingSession>> {
  const found = await findByExternalIds(tx, writes.flatMap(({ athleteId, externalId }) => (externalId === null ? [] : [[athleteId, externalId] as const])));
  const stored = new Map(found.map((row) => [sessionKey(row), row]));
  const rows = writes.map((write): UnsavedRow<TrainingSession> => {
    const known = write.externalId === null ? undefined : stored.get(sessionKey(write));
    if (!known) return { ...write, version: 1, createdAt: now, updatedAt: now };
    const next = { ...write, id: known.id, version: known.version + 1, createdAt: known.createdAt, updatedAt: now };
    return isChanged<TrainingSession>(next, known) ? next : known;
  });
  return saveVersions(tx, TrainingSession, rows, found);
}

/** One athlete's session by its name, as the key of a map. */
export function sessionKey({ athleteId, externalId }: { athleteId: number; externalId: string | null }): string {
  return `${athleteId}/${externalId}`;
}
