import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addUniqueIndex, dropColumn, dropIndex, integer, nullable, unique } from './portable-table.js';

const ROUTINE = unique('uq_workouts_institution_id_routine_number', 'institution_id', 'routine_number');

/** Two coaches who restore the recovery routine at once: the second one looks again. */
export class WorkoutsRoutineNumber1764000000103 implements MigrationInterface {
  readonly name = 'WorkoutsRoutineNumber1764000000103';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'workouts', integer('routine_number', nullable));
    await addUniqueIndex(runner, 'workouts', ROUTINE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'workouts', ROUTINE.name ?? '');
    await dropColumn(runner, 'workouts', 'routine_number');
  }
}
