import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import type { Reach } from '../../common/access/reach.js';
import { actorKindOf, AuditLog, type ActorKind, type AuditActor } from '../../common/audit/audit-log.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { createAllOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { entryProblems } from '../../common/intake/entry-problems.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { isOfAthlete, nextAthleteVersion } from '../../common/versioned/athlete-version.js';
import { deleteRecord } from '../../common/versioned/remove-record.js';
import { replaceVersions } from '../../common/versioned/replace-versions.js';
import { nextOrStored } from '../../common/versioned/seen-version.js';
import {
  replaceVersion,
  saveVersions,
  type SavedRows,
  type UnsavedRow,
} from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { trainingLoadChanged } from './training-load.errors.js';
import {
  findByEvents,
  findByExternalIds,
  findByIds,
  findEventDays,
  findSessionsOfEvents,
} from './training-load.repository.js';
import { TrainingSessionEntity } from './training-session.entity.js';
import type { EditedSession, NewSession, SessionInput } from './training-session.mapper.js';

type Actor = AuditActor & { timeZone: string };

/** Writes training sessions for a coach, for the athletes' own app or for an athlete: rules, lock, rows and audit. */
@Injectable()
export class TrainingLoadWriter {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes all sessions or none and returns the rows in the order sent. The caller has checked that the actor reaches
   * the athletes. Unknown sessions are reported before any rule is checked, so that another coach's session cannot be
   * told from one that does not exist; so are those of days outside `reach`. A session that is stored with these values keeps its version.
   */
  async write(
    tx: EntityManager,
    actor: Actor,
    writes: readonly SessionInput[],
    reach?: Reach,
  ): Promise<SavedRows<TrainingSessionEntity>> {
    const now = this.clock.now();
    await lockRows(
      tx,
      'athletes',
      writes.map(({ athleteId }) => athleteId),
    );
    const matched = await matchStored(tx, writes, reach);

    // One day ahead is allowed: the writer may be in a later time zone than the institution.
    const problems = [...writeProblems(writes, addDays(todayIn(actor.timeZone, now), 1)), ...eventProblems(matched)];
    if (problems.length > 0) throw validationFailed(problems);

    const saved = await saveSessions(tx, matched, { writer: actorKindOf(actor), now });

    await this.audit.wroteRows(tx, actor, 'training_load', saved);
    return saved;
  }

  /**
   * As `write`, once per idempotency key: a repeated call writes nothing and returns its sessions as they are stored
   * now.
   */
  async writeOnce(
    tx: EntityManager,
    actor: Actor,
    writes: readonly SessionInput[],
    { key, reach }: { key: IdempotencyKey | null; reach: Reach },
  ): Promise<TrainingSessionEntity[]> {
    const saved: TrainingSessionEntity[] = [];
    const ids = await createAllOnce(tx, key, this.clock.now(), async () => {
      const { rows, created } = await this.write(tx, actor, writes, reach);
      saved.push(...rows);
      return created.map(({ id }) => id);
    });
    return saved.length > 0 ? saved : findWritten(tx, writes, ids, reach);
  }

  /**
   * Moves the sessions of events to the new days of these events, by event id. The caller has locked the events. The
   * version of each moved session rises, so that an edit of the session as it was is refused; whose it is stays.
   */
  async moveWithEvents(tx: EntityManager, actor: Actor, dayOf: ReadonlyMap<number, CalendarDate>): Promise<void> {
    const eventIds = [...dayOf.keys()];
    const athleteIds = (await findSessionsOfEvents(tx, eventIds)).map(({ athleteId }) => athleteId);
    if (athleteIds.length === 0) return;
    await lockRows(tx, 'athletes', athleteIds);

    const now = this.clock.now();
    const moved = (await tx.findBy(TrainingSessionEntity, { eventId: In(eventIds) })).flatMap((session) => {
      const { eventId, version } = session;
      const date = eventId === null ? session.date : (dayOf.get(eventId) ?? session.date);
      if (date === session.date) return [];
      const athleteVersion = isOfAthlete(session) ? version + 1 : null;
      return [{ ...session, date, athleteVersion, version: version + 1, updatedAt: now }];
    });
    await replaceVersions(tx, TrainingSessionEntity, moved);
    await this.audit.wroteRows(tx, actor, 'training_load', { created: [], updated: moved });
  }

  /** Makes a version of a session of which something has changed that is stored elsewhere; whose it is stays. */
  async makeVersion(tx: EntityManager, id: number): Promise<TrainingSessionEntity> {
    const stored = await tx.findOneByOrFail(TrainingSessionEntity, { id });
    const version = stored.version + 1;
    const athleteVersion = isOfAthlete(stored) ? version : null;
    const next = { ...stored, version, athleteVersion, updatedAt: this.clock.now() };
    await replaceVersion<TrainingSessionEntity>(tx, TrainingSessionEntity, next, stored.version);
    return next;
  }

  /** Deletes a session that the actor reaches; a coach can restore it for a day. */
  async remove(tx: EntityManager, actor: Actor, id: number): Promise<void> {
    const { audit } = this;
    const stored = await tx.findOneByOrFail(TrainingSessionEntity, { id });
    const kind = { table: TrainingSessionEntity, auditKind: 'training_load' } as const;
    await deleteRecord(tx, { actor, audit, now: this.clock.now() }, kind, stored);
  }
}

/** A write together with the stored session that it changes; `stored` is undefined for a new session. */
interface MatchedWrite {
  /** The values to store. */
  session: NewSession;
  stored: TrainingSessionEntity | undefined;
  /** The version that the writer edited; undefined: any version. */
  expectedVersion?: number | undefined;
  /** Another session of the athlete is stored for the event. */
  isEventTaken: boolean;
}

/**
 * Each write with its stored session, in the order sent. Throws "not found" for a `workoutId` that is not a session of
 * the named athlete.
 */
async function matchStored(
  tx: EntityManager,
  writes: readonly SessionInput[],
  reach: Reach | undefined,
): Promise<MatchedWrite[]> {
  const ids = writes.flatMap((write) => ('workoutId' in write ? [write.workoutId] : []));
  const externalIds = writes.flatMap((write) =>
    'workoutId' in write || write.externalId === null ? [] : [[write.athleteId, write.externalId] as const],
  );
  const events = writes.flatMap((write) =>
    'workoutId' in write || write.eventId === null ? [] : [[write.athleteId, write.eventId] as const],
  );
  const [found, storedByExternalId] = [await findByIds(tx, ids, reach), await findByExternalIds(tx, externalIds)];
  const storedById = reach ? reach.filter(found, ({ date }) => date) : found;

  const stored = new Map([
    ...storedById.map((row) => [sessionKey({ ...row, workoutId: row.id }), row] as const),
    ...storedByExternalId.map((row) => [sessionKey(row), row] as const),
  ]);
  const storedByEvent = new Map((await findByEvents(tx, events)).map((row) => [eventKey(row), row]));
  const dayOf = await findEventDays(
    tx,
    storedByExternalId.flatMap(({ eventId }) => eventId ?? []).concat(events.map(([, eventId]) => eventId)),
  );
  return writes.map((write) =>
    'workoutId' in write
      ? matchEdit(write, stored.get(sessionKey(write)))
      : matchNew(write, stored.get(sessionKey(write)), storedByEvent.get(eventKey(write)), dayOf),
  );
}

/**
 * The athlete's answer takes the place of what a coach entered for the event, but not of another answer. A session that
 * has the day of its event keeps it: the calendar may have moved both since the app learned the day.
 */
function matchNew(
  write: NewSession,
  named: TrainingSessionEntity | undefined,
  ofEvent: TrainingSessionEntity | undefined,
  dayOf: ReadonlyMap<number, CalendarDate>,
): MatchedWrite {
  const stored = named ?? (ofEvent?.externalId === null ? ofEvent : undefined);
  const eventId = write.eventId ?? stored?.eventId ?? null;
  const isOnDay = stored && eventId !== null && stored.eventId === eventId && dayOf.get(eventId) === stored.date;
  const session = { ...write, eventId, date: isOnDay ? stored.date : write.date };
  return { session, stored, isEventTaken: ofEvent !== undefined && ofEvent.id !== stored?.id };
}

function matchEdit(write: EditedSession, stored: TrainingSessionEntity | undefined): MatchedWrite {
  const { athleteId, date, rpe, durationMin, version } = write;
  if (stored?.athleteId !== athleteId) throw notFound();
  // A session from the athletes' app keeps its external id, under which the app may send it again.
  const { externalId } = stored;
  // On another day it is not the session of the event any more.
  const eventId = write.eventId ?? ((date ?? stored.date) === stored.date ? stored.eventId : null);
  const session = { athleteId, date: date ?? stored.date, rpe, durationMin, externalId, eventId };
  return { session, stored, expectedVersion: version, isEventTaken: false };
}

/** The rules that the schema cannot express: no day in the future, no session twice. In the order of the entries. */
function writeProblems(writes: readonly SessionInput[], latest: CalendarDate): FieldProblem[] {
  return entryProblems(writes, latest, (write) => {
    const key = sessionKey(write);
    if (key === null) return null;
    if ('workoutId' in write)
      return { key, field: 'workout_id', twice: `Workout id ${write.workoutId} appears twice.` };
    return { key, field: 'session_id', twice: `Session id ${write.externalId} appears twice for the same athlete.` };
  });
}

/** An athlete has one session per event. */
function eventProblems(matched: readonly MatchedWrite[]): FieldProblem[] {
  const seen = new Set<string>();
  return matched.flatMap(({ session, isEventTaken }, at) => {
    const key = eventKey(session);
    if (key === null) return [];
    const isTwice = seen.has(key);
    seen.add(key);
    const path = `entries.${at}.event_id`;
    if (isTwice) return [{ path, message: `Event id ${session.eventId} appears twice for the same athlete.` }];
    return isEventTaken
      ? [{ path, message: `Event id ${session.eventId} has another session of this athlete already.` }]
      : [];
  });
}

function eventKey({ athleteId, eventId }: { athleteId: number; eventId: number | null }): string | null {
  return eventId === null ? null : `${athleteId}/${eventId}`;
}

/**
 * Map key of the session that a write names, by its id or by the athlete's external id; null for a new session without
 * one.
 */
function sessionKey(write: SessionInput): string | null {
  if ('workoutId' in write) return `#${write.workoutId}`;
  return write.externalId === null ? null : `${write.athleteId}/${write.externalId}`;
}

/**
 * Updates and inserts. Throws a conflict when an edit changes a session and names another version than the stored one.
 * The version that was read guards each update and the unique key guards each insert with an external id: of two
 * simultaneous writes the second one runs again on the new state.
 */
async function saveSessions(
  tx: EntityManager,
  matched: readonly MatchedWrite[],
  { writer, now }: { writer: ActorKind; now: Date },
): Promise<SavedRows<TrainingSessionEntity>> {
  const rows = matched.map(({ session, stored, expectedVersion }): UnsavedRow<TrainingSessionEntity> => {
    const athleteVersion = nextAthleteVersion(writer, stored);
    if (!stored) return { ...session, version: 1, athleteVersion, createdAt: now, updatedAt: now };
    const { id, version, createdAt } = stored;
    const next = { ...session, id, version: version + 1, athleteVersion, createdAt, updatedAt: now };
    return nextOrStored<TrainingSessionEntity>(next, stored, {
      seen: expectedVersion,
      conflictError: () => trainingLoadChanged(stored.date),
    });
  });

  const storedRows = matched.flatMap(({ stored }) => stored ?? []);
  return saveVersions(tx, TrainingSessionEntity, rows, storedRows);
}

/**
 * The sessions that an earlier call with the same key wrote, as they are stored now, in the order of its entries;
 * `newIds` are those of its new sessions. Throws "not found" when one was deleted or belongs to another athlete.
 */
async function findWritten(
  tx: EntityManager,
  writes: readonly SessionInput[],
  newIds: readonly number[],
  reach: Reach,
): Promise<TrainingSessionEntity[]> {
  let next = 0;
  const ids = writes.map((write) => ('workoutId' in write ? write.workoutId : (newIds[next++] ?? 0)));

  const rowById = new Map((await findByIds(tx, ids, reach)).map((row) => [row.id, row]));
  return writes.map(({ athleteId }, index) => {
    const row = rowById.get(ids[index] ?? 0);
    if (row?.athleteId !== athleteId) throw notFound();
    return row;
  });
}
