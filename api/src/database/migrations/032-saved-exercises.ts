import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, primary, references } from './portable-table.js';

export class SavedExercises1764000000032 implements MigrationInterface {
  readonly name = 'SavedExercises1764000000032';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'saved_exercises',
      columns: [integer('coach_id', primary), integer('exercise_id', primary), instant('created_at')],
      foreignKeys: [references('fk_saved_exercises_coach', 'coach_id', 'coaches', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'saved_exercises');
  }
}
