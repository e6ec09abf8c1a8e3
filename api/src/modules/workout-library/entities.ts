import { WorkoutRow } from './workout-row.entity.js';
import { Workout } from './workout.entity.js';

export const WORKOUT_LIBRARY_ENTITIES = [Workout, WorkoutRow];
