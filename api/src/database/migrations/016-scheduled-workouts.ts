import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, index, instant, integer, text, unique } from './portable-table.js';

export class ScheduledWorkouts1764000000016 implements MigrationInterface {
  readonly name = 'ScheduledWorkouts1764000000016';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'scheduled_workouts',
      columns: [
        id(),
        text('workout_uid', 36),
        integer('workout_id'),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [
        unique('uq_scheduled_workouts_workout_uid', 'workout_uid'),
        index('ix_scheduled_workouts_workout_id', 'workout_id'),
      ],
      foreignKeys: [
        {
          name: 'fk_scheduled_workouts_event',
          columnNames: ['workout_uid'],
          referencedTableName: 'calendar_events',
          referencedColumnNames: ['workout_uid'],
          onDelete: 'CASCADE',
          onUpdate: 'RESTRICT',
        },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'scheduled_workouts');
  }
}
