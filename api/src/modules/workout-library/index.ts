export { addRoutine } from './add-routine.js';
export { demoLibrary, type DemoWorkout } from './demo/demo-library.js';
export { WorkoutLibraryModule } from './workout-library.module.js';
export { findRowsOf, lockWorkout } from './workout-library.repository.js';
export { toRow } from './workout.mapper.js';
export { inOrder, type PlannedRow } from './workout-plan.js';
export { WorkoutRow } from './workout-row.entity.js';
export { Workout } from './workout.entity.js';
export { saysTheSame, writtenRows } from './written-rows.js';
