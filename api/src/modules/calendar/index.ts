/**
 * The events of teams and athletes, with a folder per task: `events/` (list, create, change, delete), `series/` (the
 * events of a series that a change covers), `undo/`, `copy-week/`, `preview/`, `overlaps/` (other events of the same
 * athletes), `feed/` and `workouts/`. The services
 * open the transaction. `events.writer.ts` writes events and checks that no change drops attendance marks,
 * `event-scope.writer.ts` locks the events of a change, and `event-changes.writer.ts` records every change with the
 * content before it. The coach who made a change can undo it for 24 hours: all of it or nothing, and only while nobody
 * has changed any of its events. A change is planned in one place (`planned-change.rules.ts`, `copy-week.rules.ts`):
 * saving writes the plan, a preview only shows it, so a preview refuses all that saving would refuse. What was recorded
 * at an event moves with its date: marks by their foreign key, sessions by `TrainingLoadWriter.moveWithEvents`, which every
 * change of dates calls. Events of a series that took place, or that are on another weekday, keep their date when
 * the series moves (`keptDates`).
 */
export { eventStatus, type EventMarks } from './calc/event-status.js';
export { CalendarEventEntity } from './events/calendar-event.entity.js';
export { deleteEvents, insertEvents, replaceEvents } from './events/events.writer.js';
export { toCalendarEvent } from './events/calendar-event.mapper.js';
export { scopeQuerySchema } from './events/calendar.schemas.js';
export { CalendarModule } from './calendar.module.js';
export {
  findListedEvents,
  findOwnEvent,
  findOwnWorkoutEvent,
  findPlannedLoads,
  findTeamEvents,
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
export { FeedService } from './feed/feed.service.js';
export { findTeamsWithFeed } from './feed/feed.repository.js';
export { deleteSecret } from './feed/feed.writer.js';
export { requireOwners, resolveNewOwner, type EventOwner } from './events/event-owner.rules.js';
export { lockEvents } from './series/series.repository.js';
export { findRecordedEvents } from './events/recorded-events.repository.js';
export type { NewEvent } from './events/planned-change.rules.js';
export { plannedEvents, type PlannedEvent } from './planned-events.demo.js';
export {
  addWorkoutEvent,
  lockWorkoutEvent,
  removeWorkoutEvent,
  renameWorkoutEvent,
} from './workouts/workout-events.writer.js';
