import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  flag,
  id,
  integer,
  longText,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class WorkoutRows1764000000015 implements MigrationInterface {
  readonly name = 'WorkoutRows1764000000015';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'workout_rows',
      columns: [
        id(),
        integer('workout_id'),
        integer('order_in_workout'),
        text('type', 10),
        text('name', 120),
        integer('sets', nullable),
        integer('reps', nullable),
        integer('duration_seconds', nullable),
        flag('is_time_based'),
        integer('rest_between_sets_seconds', nullable),
        flag('superset_with_next'),
        longText('coach_notes', nullable),
        integer('exercise_id', nullable),
      ],
      indices: [unique('uq_workout_rows_workout_id_order_in_workout', 'workout_id', 'order_in_workout')],
      foreignKeys: [references('fk_workout_rows_workout', 'workout_id', 'workouts', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'workout_rows');
  }
}
