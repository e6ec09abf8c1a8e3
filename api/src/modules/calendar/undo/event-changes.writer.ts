import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RetryWriteError } from '../../../database/database-errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { ChangedEventEntity } from './changed-event.entity.js';
import { EventChangeEntity } from './event-change.entity.js';

/** For so long the coach can undo a change. */
const UNDO_PERIOD_MS = 24 * 3_600_000;

/** Whether the period in which the coach can undo a change has not ended yet. */
export function isUndoable({ createdAt }: EventChangeEntity, now: Date): boolean {
  return createdAt > undoCutoff(now);
}

/** Changes made at this instant or before can no longer be undone at `now`. */
export function undoCutoff(now: Date): Date {
  return new Date(now.getTime() - UNDO_PERIOD_MS);
}

/** Records that the coach created these events, at most 200, as they are stored now. No events make an empty change. */
export function recordAddedEvents(
  tx: EntityManager,
  coachId: number,
  events: readonly CalendarEventEntity[],
  now: Date,
): Promise<EventChangeEntity> {
  const contents = events.map((event) => contentOf(event, event.version));
  return recordChange(tx, { coachId, kind: 'added', createdAt: now }, contents);
}

/**
 * Records that the coach changed these events, at most 200. `before` is their content before the change, which adds one
 * to their version.
 */
export function recordChangedEvents(
  tx: EntityManager,
  coachId: number,
  before: readonly CalendarEventEntity[],
  now: Date,
): Promise<EventChangeEntity> {
  const contents = before.map((event) => contentOf(event, event.version + 1));
  return recordChange(tx, { coachId, kind: 'changed', createdAt: now }, contents);
}

/**
 * Deletes a change that is being undone. Of two calls that undo it at once, the second one retries and does not find it
 * any more.
 */
export async function deleteChange(tx: EntityManager, { id }: EventChangeEntity): Promise<void> {
  const { affected } = await tx.delete(EventChangeEntity, { id });
  if (affected !== 1) throw new RetryWriteError();
}

type EventRecord = Omit<ChangedEventEntity, 'id' | 'eventChangeId'>;

async function recordChange(
  tx: EntityManager,
  change: Pick<EventChangeEntity, 'coachId' | 'kind' | 'createdAt'>,
  events: readonly EventRecord[],
): Promise<EventChangeEntity> {
  const row: Omit<EventChangeEntity, 'id'> = { ...change, changeId: randomUUID() };
  await tx.insert(EventChangeEntity, row);
  // TypeORM writes the new id into the object that it inserts.
  const inserted = row as EventChangeEntity;

  if (events.length > 0) {
    const records = events.map((event) => ({ ...event, eventChangeId: inserted.id }));
    await tx.insert(ChangedEventEntity, records);
  }
  return inserted;
}

/** Everything of an event but the workout that it shows, which no change of an event touches. */
function contentOf({ id, workoutUid: _workout, ...content }: CalendarEventEntity, versionAfter: number): EventRecord {
  return { ...content, eventId: id, versionAfter };
}
