export { addRecoveryRoutine } from './workout-library.writer.js';
export { demoLibrary, type DemoWorkout } from './demo/demo-library.js';
export { WorkoutLibraryModule } from './workout-library.module.js';
export { findLinesOfWorkout, lockWorkout } from './workout-library.repository.js';
export { toWorkoutLine } from './workout.mapper.js';
export { numberInOrder, type PlannedLine } from './plans/workout-plan.js';
export { WorkoutLineEntity } from './workout-line.entity.js';
export { WorkoutEntity } from './workout.entity.js';
export { hasSameContent, toPlannedLines } from './workout-lines.mapper.js';
