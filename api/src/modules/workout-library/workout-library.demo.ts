import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { demoLibrary } from './demo/demo-library.js';
import { WorkoutLineEntity } from './workout-line.entity.js';
import { numberInOrder } from './plans/workout-plan.js';
import { WorkoutEntity } from './workout.entity.js';

const MS_PER_DAY = 86_400_000;

/** The workout libraries of the demo: one workout was written per week. */
export const demoWorkoutLibrary: DemoRows = ({ institutions }, now) => {
  const library = demoLibrary(institutions);
  return [
    demoTable(
      WorkoutEntity,
      library.map(({ id, institutionId, plan: { lines: _lines, ...plan }, age }) => {
        const written = new Date(now.getTime() - (age + 1) * 7 * MS_PER_DAY);
        return { id, institutionId, ...plan, version: 1, createdAt: written, updatedAt: written };
      }),
    ),
    demoTable(
      WorkoutLineEntity,
      library.flatMap(({ id: workoutId, plan }) => numberInOrder(plan.lines).map((line) => ({ ...line, workoutId }))),
    ),
  ];
};
