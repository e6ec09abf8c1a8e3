import { randomUUID } from 'node:crypto';
import type { ChangeEventBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import { EVENT_DURATION_DEFAULT } from '@touchline/contracts/event-limits';
import { repeatDates } from '@touchline/contracts/repeat-dates';
import type { PlannedContent } from '../calc/series-change.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import type { EventOwner } from './event-owner.rules.js';

/** The rows of a new event: one, or with `repeat_until` one per week and weekday. Several rows form a series. */
export function toNewEvents(
  body: CreateEventBody,
  { teamId, athleteId }: EventOwner,
  now: Date,
): Omit<CalendarEventEntity, 'id'>[] {
  const dates =
    body.repeat_until === undefined ? [body.date] : repeatDates(body.date, body.repeat_until, body.repeat_weekdays);
  const shared = {
    teamId,
    athleteId,
    eventTime: body.event_time,
    durationMin: body.duration_min ?? EVENT_DURATION_DEFAULT,
    plannedRpe: body.planned_rpe ?? null,
    title: body.event_title,
    type: body.event_type,
    notes: body.notes || null,
    attendanceTaken: body.attendance_taken ?? false,
    seriesId: dates.length > 1 ? randomUUID() : null,
    workoutUid: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };

  return dates.map((date) => ({ ...shared, date }));
}

/**
 * The content of an event after a change. Properties that the body leaves out keep the stored value; empty notes become
 * null.
 */
export function toPlannedContent(
  body: ChangeEventBody,
  { teamId, athleteId }: EventOwner,
  stored: CalendarEventEntity,
): PlannedContent {
  return {
    teamId,
    athleteId,
    date: body.date,
    eventTime: body.event_time,
    durationMin: body.duration_min ?? stored.durationMin,
    plannedRpe: body.planned_rpe === undefined ? stored.plannedRpe : body.planned_rpe,
    title: body.event_title,
    type: body.event_type,
    notes: body.notes === undefined ? stored.notes : body.notes || null,
    attendanceTaken: body.attendance_taken ?? stored.attendanceTaken,
  };
}
