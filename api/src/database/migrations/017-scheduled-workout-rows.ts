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

export class ScheduledWorkoutRows1764000000017 implements MigrationInterface {
  readonly name = 'ScheduledWorkoutRows1764000000017';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'scheduled_workout_rows',
      columns: [
        id(),
        integer('scheduled_workout_id'),
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
      indices: [unique('uq_scheduled_workout_rows_order', 'scheduled_workout_id', 'order_in_workout')],
      foreignKeys: [
        references(
          'fk_scheduled_workout_rows_scheduled_workout',
          'scheduled_workout_id',
          'scheduled_workouts',
          'CASCADE',
        ),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'scheduled_workout_rows');
  }
}
