import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  id,
  index,
  instant,
  integer,
  longText,
  nullable,
  references,
  text,
} from './portable-table.js';

export class Workouts1764000000014 implements MigrationInterface {
  readonly name = 'Workouts1764000000014';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'workouts',
      columns: [
        id(),
        integer('institution_id'),
        text('name', 50),
        text('type', 20, nullable),
        text('difficulty', 20, nullable),
        longText('description', nullable),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [index('ix_workouts_institution_id_created_at', 'institution_id', 'created_at')],
      foreignKeys: [references('fk_workouts_institution', 'institution_id', 'institutions', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'workouts');
  }
}
