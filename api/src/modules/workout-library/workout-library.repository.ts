import type { EntityManager } from 'typeorm';
import { lockRows } from '../../database/unit-of-work.js';
import { select, selectExpressions, type RowOf } from '../../database/row-selection.js';
import { WorkoutLineEntity } from './workout-line.entity.js';
import { WorkoutEntity } from './workout.entity.js';

const WORKOUT = select(WorkoutEntity, 'workout', ['id', 'name', 'type', 'difficulty', 'description', 'version']);
/** A workout as the library shows it. */
export type StoredWorkout = RowOf<typeof WORKOUT>;
const LINE = select(WorkoutLineEntity, 'line');

/** The institution's workouts, newest first. */
export function findWorkouts(manager: EntityManager, institutionId: number): Promise<StoredWorkout[]> {
  return WORKOUT.read(
    manager,
    `FROM workouts workout WHERE workout.institution_id = :institutionId
     ORDER BY workout.created_at DESC, workout.id DESC`,
    { institutionId },
  );
}

/** One workout of the institution; null when it does not exist. */
export function findWorkout(manager: EntityManager, institutionId: number, id: number): Promise<WorkoutEntity | null> {
  return manager.findOneBy(WorkoutEntity, { id, institutionId });
}

/**
 * Locks a workout: until the end of the transaction nobody else can change or delete it. Null when it does not exist.
 */
export async function lockWorkout(tx: EntityManager, institutionId: number, id: number): Promise<WorkoutEntity | null> {
  if (!(await findWorkout(tx, institutionId, id))) return null;
  await lockRows(tx, 'workouts', [id]);
  return findWorkout(tx, institutionId, id);
}

/** The lines of one workout in their order. */
export function findLinesOfWorkout(manager: EntityManager, workoutId: number): Promise<WorkoutLineEntity[]> {
  return manager.find(WorkoutLineEntity, { where: { workoutId }, order: { orderInWorkout: 'ASC' } });
}

/**
 * The lines of all workouts of the institution, in their order within each workout. One query, without a list of ids
 * that grows with the library.
 */
export function findLines(manager: EntityManager, institutionId: number): Promise<WorkoutLineEntity[]> {
  return LINE.read(
    manager,
    `FROM workout_rows line INNER JOIN workouts workout ON workout.id = line.workout_id
     WHERE workout.institution_id = :institutionId ORDER BY line.workout_id, line.order_in_workout`,
    { institutionId },
  );
}

const LAST_ROUTINE = selectExpressions<{ last: number | null }>({ last: 'MAX(workout.routine_number)' });

/** Read before the library is searched for the routine. */
export async function nextRoutineNumber(manager: EntityManager, institutionId: number): Promise<number> {
  const found = await LAST_ROUTINE.readOne(
    manager,
    'FROM workouts workout WHERE workout.institution_id = :institutionId',
    { institutionId },
  );
  return (found?.last ?? 0) + 1;
}
