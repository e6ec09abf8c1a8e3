export { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
export { ScheduledWorkout } from './scheduled-workout.entity.js';
export { WorkoutCalendarModule } from './workout-calendar.module.js';
