export { addRoutine } from './add-routine.js';
export { demoLibrary, type DemoWorkout } from './demo/demo-library.js';
export { groupRows } from './group-rows.js';
export { WorkoutLibraryModule } from './workout-library.module.js';
export { toRow } from './workout.mapper.js';
export { inOrder } from './workout-plan.js';
export { WorkoutRow } from './workout-row.entity.js';
export { Workout } from './workout.entity.js';
