import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/shared.errors.js';
import { isChanged, saveVersions, type SavedRows, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { trainingLoadChanged } from './training-load.errors.js';
import { findByExternalIds, findByIds } from './training-load.repository.js';
import { TrainingSession } from './training-session.entity.js';

interface WrittenLoad {
  athleteId: number;
  rpe: number;
  durationMin: number;
}

/** A stored session by its number; without a `date` it stays on its day. `version` is what the writer saw; absent: whatever is stored. */
interface EditedSession extends WrittenLoad {
  workoutId: number;
  date?: CalendarDate | undefined;
  version?: number | undefined;
}

/** With an `externalId` it replaces the athlete's session of that name, without one it is a new session. */
interface SentSession extends WrittenLoad {
  date: CalendarDate;
  externalId: string | null;
}

/** One session as it is written, by a coach or by the athletes' own app. */
export type SessionWrite = EditedSession | SentSession;

/** A write, and the session it goes over; none where it is new. */
interface ResolvedWrite {
  /** As it will be stored. */
  session: SentSession;
  known: TrainingSession | undefined;
  seen?: number | undefined;
}

/** Each write with what is stored of it, in the order they came. Throws "not found" unless each number is that of a session of its athlete. */
export async function resolveSessions(tx: EntityManager, writes: readonly SessionWrite[]): Promise<ResolvedWrite[]> {
  const [byNumber, byName] = [
    await findByIds(tx, writes.flatMap(numberOf)),
    await findByExternalIds(tx, writes.flatMap(nameOf)),
  ];
  const stored = new Map([
    ...byNumber.map((row) => [sessionKey({ ...row, workoutId: row.id }), row] as const),
    ...byName.map((row) => [sessionKey(row), row] as const),
  ]);
  return writes.map((write) => resolve(write, stored.get(sessionKey(write))));
}

/**
 * Updates and inserts within `tx`. Throws a conflict where another version is stored than the writer saw. Each update is guarded by the version
 * that was read, an insert by the unique pair: of two calls that bring the same session at once the second looks again. With `leaveUnchanged` a
 * session that says what is stored makes no new version.
 */
export async function saveSessions(
  tx: EntityManager,
  resolved: readonly ResolvedWrite[],
  now: Date,
  leaveUnchanged: boolean,
): Promise<SavedRows<TrainingSession>> {
  for (const { known, seen } of resolved)
    if (known && seen !== undefined && seen !== known.version) throw trainingLoadChanged(known.date);
  const rows = resolved.map(({ session, known }): UnsavedRow<TrainingSession> => {
    if (!known) return { ...session, version: 1, createdAt: now, updatedAt: now };
    const next = { ...session, id: known.id, version: known.version + 1, createdAt: known.createdAt, updatedAt: now };
    return leaveUnchanged && !isChanged<TrainingSession>(next, known) ? known : next;
  });
  return saveVersions(
    tx,
    TrainingSession,
    rows,
    resolved.flatMap(({ known }) => known ?? []),
  );
}

/** What a write names, as the key of a map: a session by its number, or an athlete's by its name; null for a new one. */
export function sessionKey(write: SessionWrite): string | null {
  if ('workoutId' in write) return `#${write.workoutId}`;
  return write.externalId === null ? null : `${write.athleteId}/${write.externalId}`;
}

const numberOf = (write: SessionWrite): number[] => ('workoutId' in write ? [write.workoutId] : []);
const nameOf = (write: SessionWrite): (readonly [athleteId: number, externalId: string])[] =>
  'workoutId' in write || write.externalId === null ? [] : [[write.athleteId, write.externalId]];

function resolve(write: SessionWrite, known: TrainingSession | undefined): ResolvedWrite {
  if (!('workoutId' in write)) return { session: write, known };
  const { athleteId, date, rpe, durationMin, version } = write;
  if (known?.athleteId !== athleteId) throw notFound();
  // A session of the athletes' app keeps its name there, under which it may be sent again.
  return {
    session: { athleteId, date: date ?? known.date, rpe, durationMin, externalId: known.externalId },
    known,
    seen: version,
  };
}
