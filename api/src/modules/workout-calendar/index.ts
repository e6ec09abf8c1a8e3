export { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
export { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';
export { WorkoutCalendarModule } from './workout-calendar.module.js';
