export { eventStatus, type EventMarks } from './calc/event-status.js';
export { CalendarEventEntity } from './events/calendar-event.entity.js';
export { toCalendarEvent } from './events/calendar-event.mapper.js';
export { scopeQuerySchema } from './events/calendar.schemas.js';
export { CalendarModule } from './calendar.module.js';
export {
  findListedEvents,
  findOwnEvent,
  findOwnWorkoutEvent,
  findPlannedLoads,
  findUpcomingEvents,
  type EventReach,
} from './events/calendar.repository.js';
export {
  previewChangedEvents,
  previewCopiedWeek,
  previewNewEvents,
  type EventPlan,
  type PreviewedChange,
} from './preview/previewed-change.repository.js';
export { findTeamsWithFeed } from './feed/feed.repository.js';
export { deleteSecret } from './feed/feed.writer.js';
export { resolveNewOwner, type EventOwner } from './events/event-owner.rules.js';
export { plannedEvents, type PlannedEvent } from './planned-events.demo.js';
export {
  addWorkoutEvent,
  lockWorkoutEvent,
  removeWorkoutEvent,
  renameWorkoutEvent,
} from './workouts/workout-events.writer.js';
