/**
 * Exercises are a catalogue in code (`catalogue/`), the same for everybody. The database stores only which exercises a
 * coach has saved, and the videos that an institution has given exercises. `exercise-video.ts` of the contracts decides
 * which addresses of videos are allowed, here and in the browser.
 */
export { findExerciseByName, isExercise } from './catalogue/catalogue.js';
export { ExerciseLibraryModule } from './exercise-library.module.js';
