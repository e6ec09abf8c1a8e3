/**
 * Scheduled workouts. Each belongs to a calendar event of type `workout`, which has the name, the day and the owner;
 * `workout-calendar.writer.ts` writes the event through `calendar/workouts/workout-events.writer.ts`. It locks the
 * library workout first, when it copies one, and then the event. The lines are a copy: the library workout may change
 * or be deleted. A list leaves out the lines with `exercises=false`, which saves a query and nine tenths of the answer.
 */
export { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
export { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';
export { WorkoutCalendarModule } from './workout-calendar.module.js';
