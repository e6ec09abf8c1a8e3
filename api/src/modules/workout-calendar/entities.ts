import { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
import { ScheduledWorkout } from './scheduled-workout.entity.js';

export const WORKOUT_CALENDAR_ENTITIES = [ScheduledWorkout, ScheduledWorkoutRow];
