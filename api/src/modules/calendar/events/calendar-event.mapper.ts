import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventStatus } from '@touchline/contracts/calendar.schema';
import { eventStatus } from '../calc/event-status.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import type { ListedEvent } from './calendar.repository.js';

/** Maps an event to the wire. The status is not stored: `eventStatus` derives it. */
export function toCalendarEvent(row: CalendarEventEntity, status: EventStatus): CalendarEvent {
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
    planned_rpe: row.plannedRpe,
    notes: row.notes,
    attendance_taken: row.attendanceTaken,
    status,
    workout_uid: row.workoutUid,
    series_id: row.seriesId,
    version: row.version,
  };
}

/** Maps an event with the status it has on the day `today`. */
export function toListedEvent({ event, marks }: ListedEvent, today: CalendarDate): CalendarEvent {
  return toCalendarEvent(event, eventStatus(event, today, marks));
}
