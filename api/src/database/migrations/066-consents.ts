import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
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

export class Consents1764000000066 implements MigrationInterface {
  readonly name = 'Consents1764000000066';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'consents',
      columns: [
        id(),
        integer('athlete_id', nullable),
        integer('pending_athlete_id', nullable),
        integer('current_athlete_id', nullable),
        text('text_version', 20),
        text('given_by', 10),
        text('guardian_name', 120, nullable),
        text('relation', 60, nullable),
        instant('given_at'),
        integer('coach_id', nullable),
        instant('withdrawn_at', nullable),
      ],
      indices: [
        unique('uq_consents_current_athlete_id', 'current_athlete_id'),
        unique('uq_consents_pending_athlete_id', 'pending_athlete_id'),
        index('ix_consents_athlete_id', 'athlete_id'),
      ],
      foreignKeys: [
        references('fk_consents_athlete', 'athlete_id', 'athletes', 'CASCADE'),
        references('fk_consents_pending_athlete', 'pending_athlete_id', 'pending_athletes', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'consents');
  }
}
