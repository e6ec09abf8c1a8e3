import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  decimal,
  dropTable,
  id,
  index,
  instant,
  integer,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class TrainingSessions1764000000011 implements MigrationInterface {
  readonly name = 'TrainingSessions1764000000011';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'training_sessions',
      columns: [
        id(),
        integer('athlete_id'),
        day('date'),
        decimal('rpe', 3, 1),
        integer('duration_min'),
        text('external_id', 80, nullable),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [
        index('ix_training_sessions_athlete_id_date', 'athlete_id', 'date'),
        unique('uq_training_sessions_athlete_id_external_id', 'athlete_id', 'external_id'),
      ],
      foreignKeys: [references('fk_training_sessions_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'training_sessions');
  }
}
