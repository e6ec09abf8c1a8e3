import { SavedExercise } from './saved-exercise.entity.js';

export const EXERCISE_LIBRARY_ENTITIES = [SavedExercise];
