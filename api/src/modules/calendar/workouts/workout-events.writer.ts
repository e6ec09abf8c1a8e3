import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { EVENT_DURATION_DEFAULT } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { workoutHasAttendance } from '../calendar.errors.js';
import type { EventOwner } from '../events/event-owner.rules.js';
import { countMarks, lockEvents } from '../series/series.repository.js';
import { deleteEvents, replaceEvents } from '../events/events.writer.js';

/**
 * The event of a scheduled workout. The workout calendar writes it with these functions, in the transaction that writes
 * the workout.
 */

export interface NewWorkoutEvent extends EventOwner {
  workoutUid: string;
  title: string;
  date: CalendarDate;
  /** The load that is planned; without one of them null and the default duration. */
  plannedRpe?: number | null | undefined;
  durationMin?: number | undefined;
}

/** Adds the event of a workout that the caller schedules next: all day, without attendance. */
export async function addWorkoutEvent(
  tx: EntityManager,
  { plannedRpe = null, durationMin = EVENT_DURATION_DEFAULT, ...event }: NewWorkoutEvent,
  now: Date,
): Promise<void> {
  const defaults = {
    eventTime: null,
    type: 'workout',
    notes: null,
    attendanceTaken: false,
    seriesId: null,
  } as const;
  await tx.insert(CalendarEventEntity, {
    ...event,
    plannedRpe,
    durationMin,
    ...defaults,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Locks the event until the end of the transaction, as every change of the calendar does; null when it does not exist
 * any more.
 */
export async function lockWorkoutEvent(tx: EntityManager, eventId: number): Promise<CalendarEventEntity | null> {
  return (await lockEvents(tx, [eventId]))[0] ?? null;
}

/** Renames the event and with it the workout. Both get the next version. */
export function renameWorkoutEvent(
  tx: EntityManager,
  event: CalendarEventEntity,
  title: string,
  now: Date,
): Promise<void> {
  return replaceEvents(tx, [{ ...event, title }], now);
}

/**
 * Deletes the event and with it the workout. Throws when attendance was taken at it: only the calendar deletes such an
 * event, after it has told the coach how many marks are deleted with it.
 */
export async function removeWorkoutEvent(tx: EntityManager, { id }: CalendarEventEntity): Promise<void> {
  if ((await countMarks(tx, [id])).size > 0) throw workoutHasAttendance();
  await deleteEvents(tx, [id], 0);
}
