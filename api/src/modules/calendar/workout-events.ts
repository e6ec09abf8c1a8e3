import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { EVENT_DURATION_DEFAULT } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { CalendarEvent } from './calendar-event.entity.js';
import { attendanceAtWorkout } from './calendar.errors.js';
import type { EventOwner } from './event-owner.js';
import { countMarks, lockEvents } from './series.repository.js';
import { deleteEvents, replaceEvents } from './write-events.js';

/** The events that show scheduled workouts: whoever schedules one writes its event here, in the same transaction. */

export interface NewWorkoutEvent extends EventOwner {
  workoutUid: string;
  title: string;
  date: CalendarDate;
}

/** Adds the event of a workout that is about to be scheduled: all day, without attendance. */
export async function addWorkoutEvent(
  tx: EntityManager,
  { teamId, athleteId, workoutUid, title, date }: NewWorkoutEvent,
  now: Date,
): Promise<void> {
  const plan = {
    eventTime: null,
    durationMin: EVENT_DURATION_DEFAULT,
    type: 'workout',
    notes: null,
    attendanceTaken: false,
    seriesId: null,
  } as const;
  await tx.insert(CalendarEvent, {
    teamId,
    athleteId,
    workoutUid,
    title,
    date,
    ...plan,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

/** Takes hold of the event until the end of the transaction, as every change in the calendar does; null where it is gone. */
export async function lockWorkoutEvent(tx: EntityManager, eventId: number): Promise<CalendarEvent | null> {
  return (await lockEvents(tx, [eventId]))[0] ?? null;
}

/** Gives the event, and with it the workout, another name: both are one version further. */
export function renameWorkoutEvent(tx: EntityManager, event: CalendarEvent, title: string, now: Date): Promise<void> {
  return replaceEvents(tx, [{ ...event, title }], now);
}

/** Deletes the event, and with it the workout. Throws where attendance was taken at it: the calendar deletes that, and says what goes with it. */
export async function removeWorkoutEvent(tx: EntityManager, { id }: CalendarEvent): Promise<void> {
  if ((await countMarks(tx, [id])).size > 0) throw attendanceAtWorkout();
  await deleteEvents(tx, [id], 0);
}
