import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import type { ApiError } from '../../../common/errors/api-error.js';
import { replaceVersions } from '../../../common/versioned/replace-versions.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { dropsAttendance } from '../calc/series-change.js';
import { countMarks } from '../series/series.repository.js';
import { CalendarEventEntity } from './calendar-event.entity.js';
import type { EventUpdate, NewEvent } from './planned-change.rules.js';

/** Inserts new events and returns them with their ids. */
export async function insertEvents(tx: EntityManager, events: readonly NewEvent[]): Promise<CalendarEventEntity[]> {
  await insertOrRetry(tx, CalendarEventEntity, events);
  // TypeORM writes the new ids into the objects that it inserts.
  return events as CalendarEventEntity[];
}

/**
 * Writes each event over the version that was read, as the next version. The scheduled workouts behind these events get
 * the next version, too: an open workout editor must load the workout again.
 */
export async function replaceEvents(
  tx: EntityManager,
  events: readonly CalendarEventEntity[],
  now: Date,
): Promise<void> {
  const next = events.map((event) => ({ ...event, version: event.version + 1, updatedAt: now }));
  await replaceVersions(tx, CalendarEventEntity, next);

  const workoutUids = events.flatMap(({ workoutUid }) => workoutUid ?? []);
  if (workoutUids.length > 0) {
    const nextVersion = { version: () => 'version + 1', updatedAt: now };
    await tx.update('scheduled_workouts', { workoutUid: In(workoutUids) }, nextVersion);
  }
}

export function updateEvents(tx: EntityManager, updates: readonly EventUpdate[], now: Date): Promise<void> {
  return replaceEvents(
    tx,
    updates.map(({ after }) => after),
    now,
  );
}

/** The new day of each event that is moved; the sessions of these events must follow. */
export function movedDays(updates: readonly EventUpdate[]): Map<number, CalendarDate> {
  return new Map(
    updates.filter(({ before, after }) => before.date !== after.date).map(({ after }) => [after.id, after.date]),
  );
}

/**
 * Deletes events together with their `marks` attendance marks; the workouts that they show are deleted with them, and
 * the athletes' sessions stay, without an event.
 * Throws RetryWriteError when one of the events is gone already.
 */
export async function deleteEvents(tx: EntityManager, ids: readonly number[], marks: number): Promise<void> {
  if (ids.length === 0) return;

  if (marks > 0) await tx.delete('attendance_records', { eventId: In([...ids]) });
  await tx.update('training_sessions', { eventId: In([...ids]) }, { eventId: null });
  const { affected } = await tx.delete(CalendarEventEntity, { id: In([...ids]) });
  if (affected !== ids.length) throw new RetryWriteError();
}

/**
 * Throws `refusal` (given the number of such events) when an update would take an event with attendance marks away from
 * its team, or make it an event without attendance. The events must be locked.
 */
export async function requireAttendanceKept(
  tx: EntityManager,
  updates: readonly EventUpdate[],
  refusal: (marked: number) => ApiError,
): Promise<void> {
  const dropping = updates.filter(({ before, after }) => dropsAttendance(before, after));
  const ids = dropping.map(({ before }) => before.id);
  const marked = await countMarks(tx, ids);
  if (marked.size > 0) throw refusal(marked.size);
}
