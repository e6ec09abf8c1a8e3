import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent as CalendarEventAnswer, EventStatus } from '@touchline/contracts/calendar.schema';
import { eventStatus } from './calc/event-status.js';
import type { CalendarEvent } from './calendar-event.entity.js';
import type { ListedEvent } from './calendar.repository.js';

/** An event as it goes over the wire. What it reads as on the day is not stored: see `eventStatus`. */
export function toCalendarEvent(row: CalendarEvent, status: EventStatus): CalendarEventAnswer {
  return {
    event_id: row.id,
    calendar_id: row.id,
    team_id: row.teamId,
    athlete_id: row.athleteId,
    date: row.date,
    event_title: row.title,
    event_type: row.type,
    event_time: row.eventTime,
    duration_min: row.durationMin,
    notes: row.notes,
    attendance_taken: row.attendanceTaken,
    status,
    workout_uid: row.workoutUid,
    series_id: row.seriesId,
    version: row.version,
  };
}

/** An event with the status that it has on the day `today`. */
export function toListedEvent({ event, marks }: ListedEvent, today: CalendarDate): CalendarEventAnswer {
  return toCalendarEvent(event, eventStatus(event, today, marks));
}
