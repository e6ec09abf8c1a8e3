import type { EntityManager } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import { WorkoutRow } from './workout-row.entity.js';
import { Workout } from './workout.entity.js';

/** The institution's workouts, newest first. */
export function findWorkouts(manager: EntityManager, institutionId: number): Promise<Workout[]> {
  return manager.find(Workout, { where: { institutionId }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/** One workout of the institution; null where there is none. */
export function findWorkout(manager: EntityManager, institutionId: number, id: number): Promise<Workout | null> {
  return manager.findOneBy(Workout, { id, institutionId });
}

/** The same once nobody else can change or delete it any more: its name and its rows are of one moment. */
export async function lockWorkout(tx: EntityManager, institutionId: number, id: number): Promise<Workout | null> {
  if (!(await findWorkout(tx, institutionId, id))) return null;
  await lockRows(tx, 'workouts', [id]);
  return findWorkout(tx, institutionId, id);
}

/** The rows of one workout, in their order. */
export function findRowsOf(manager: EntityManager, workoutId: number): Promise<WorkoutRow[]> {
  return manager.find(WorkoutRow, { where: { workoutId }, order: { orderInWorkout: 'ASC' } });
}

/** The rows of all of the institution's workouts, those of one workout in their order. One query, without a list of ids that grows with the library. */
export function findRows(manager: EntityManager, institutionId: number): Promise<WorkoutRow[]> {
  return manager
    .createQueryBuilder(WorkoutRow, 'line')
    .innerJoin(Workout, 'workout', 'workout.id = line.workoutId')
    .where('workout.institutionId = :institutionId', { institutionId })
    .orderBy('line.workoutId')
    .addOrderBy('line.orderInWorkout')
    .getMany();
}
