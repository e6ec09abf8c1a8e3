export { findExerciseByName, isExercise } from './catalogue/catalogue.js';
export { ExerciseLibraryModule } from './exercise-library.module.js';
