import { randomUUID } from 'node:crypto';
import type { ChangeEventBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import { EVENT_DURATION_DEFAULT } from '@touchline/contracts/event-limits';
import { repeatDates } from './calc/repeat-dates.js';
import type { PlannedContent } from './calc/series-change.js';
import type { CalendarEvent } from './calendar-event.entity.js';
import type { EventOwner } from './event-owner.js';

/** The rows that a body makes: one, or one of each week. More than one are a series. */
export function newEvents(
  body: CreateEventBody,
  { teamId, athleteId }: EventOwner,
  now: Date,
): Omit<CalendarEvent, 'id'>[] {
  const dates = body.repeat_until === undefined ? [body.date] : repeatDates(body.date, body.repeat_until);
  const shared = {
    teamId,
    athleteId,
    eventTime: body.event_time,
    durationMin: body.duration_min ?? EVENT_DURATION_DEFAULT,
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

/** What an event is to be. What a body leaves out stays as it is; empty notes are none. */
export function wantedContent(
  body: ChangeEventBody,
  { teamId, athleteId }: EventOwner,
  stored: CalendarEvent,
): PlannedContent {
  return {
    teamId,
    athleteId,
    date: body.date,
    eventTime: body.event_time,
    durationMin: body.duration_min ?? stored.durationMin,
    title: body.event_title,
    type: body.event_type,
    notes: body.notes === undefined ? stored.notes : body.notes || null,
    attendanceTaken: body.attendance_taken ?? stored.attendanceTaken,
  };
}
