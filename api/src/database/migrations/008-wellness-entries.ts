import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  dropTable,
  flag,
  id,
  index,
  instant,
  integer,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class WellnessEntries1764000000008 implements MigrationInterface {
  readonly name = 'WellnessEntries1764000000008';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'wellness_entries',
      columns: [
        id(),
        integer('athlete_id'),
        day('date'),
        integer('sleep_quality', nullable),
        integer('fatigue', nullable),
        integer('muscle_soreness', nullable),
        integer('stress', nullable),
        flag('injury_recorded'),
        text('injury_body_part', 80, nullable),
        integer('injury_severity', nullable),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [
        unique('uq_wellness_entries_athlete_id_date', 'athlete_id', 'date'),
        index('ix_wellness_entries_injury', 'athlete_id', 'injury_recorded', 'date'),
      ],
      foreignKeys: [references('fk_wellness_entries_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'wellness_entries');
  }
}
