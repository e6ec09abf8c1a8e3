import { In, type EntityManager } from 'typeorm';
import { replaceVersion } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { CalendarEvent } from './calendar-event.entity.js';

/** Writes each event over the version that was read, as the next one. Who edits a workout among them reads its version anew. */
export async function replaceEvents(tx: EntityManager, events: readonly CalendarEvent[], now: Date): Promise<void> {
  for (const event of events)
    await replaceVersion(tx, CalendarEvent, { ...event, version: event.version + 1, updatedAt: now }, event.version);
  const workouts = events.flatMap(({ workoutUid }) => workoutUid ?? []);
  if (workouts.length > 0)
    await tx.update(
      'scheduled_workouts',
      { workoutUid: In(workouts) },
      { version: () => 'version + 1', updatedAt: now },
    );
}

/** Deletes events with the marks of attendance at them; the workouts they show go with them. RetryWriteError where one is gone already. */
export async function deleteEvents(tx: EntityManager, ids: readonly number[], marks: number): Promise<void> {
  if (ids.length === 0) return;
  if (marks > 0) await tx.delete('attendance_records', { eventId: In([...ids]) });
  const { affected } = await tx.delete(CalendarEvent, { id: In([...ids]) });
  if (affected !== ids.length) throw new RetryWriteError();
}
