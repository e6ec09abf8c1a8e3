import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { demoLibrary } from './demo/demo-library.js';
import { WorkoutRow } from './workout-row.entity.js';
import { inOrder } from './workout-plan.js';
import { Workout } from './workout.entity.js';

const MS_PER_DAY = 86_400_000;

/** The workout libraries, one workout a week. */
export const demoWorkoutLibrary: DemoRows = ({ institutions }, now) => {
  const library = demoLibrary(institutions);
  return [
    demoTable(
      Workout,
      library.map(({ id, institutionId, plan: { rows: _rows, ...plan }, age }) => {
        const written = new Date(now.getTime() - (age + 1) * 7 * MS_PER_DAY);
        return { id, institutionId, ...plan, version: 1, createdAt: written, updatedAt: written };
      }),
    ),
    demoTable(
      WorkoutRow,
      library.flatMap(({ id: workoutId, plan }) => inOrder(plan.rows).map((row) => ({ ...row, workoutId }))),
    ),
  ];
};
