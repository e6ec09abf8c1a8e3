export { eventStatus, type EventMarks } from './calc/event-status.js';
export { CalendarEvent } from './calendar-event.entity.js';
export { toCalendarEvent } from './calendar.mapper.js';
export { CalendarModule } from './calendar.module.js';
export { findOwnEvent, findOwnWorkoutEvent, findUpcomingEvents, type EventReach } from './calendar.repository.js';
export { reachNewOwner, type EventOwner } from './event-owner.js';
export { plannedEvents, type PlannedEvent } from './planned-events.demo.js';
export { addWorkoutEvent, lockWorkoutEvent, removeWorkoutEvent, renameWorkoutEvent } from './workout-events.js';
