import type { EntityManager } from 'typeorm';
import { WorkoutRow } from './workout-row.entity.js';
import { Workout } from './workout.entity.js';

/** The institution's workouts, newest first. */
export function findWorkouts(manager: EntityManager, institutionId: number): Promise<Workout[]> {
  return manager.find(Workout, { where: { institutionId }, order: { createdAt: 'DESC', id: 'DESC' } });
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
