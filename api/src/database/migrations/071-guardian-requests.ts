import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
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

export class GuardianRequests1764000000071 implements MigrationInterface {
  readonly name = 'GuardianRequests1764000000071';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'guardian_requests',
      columns: [
        id(),
        integer('team_id', nullable),
        integer('athlete_id', nullable),
        text('question_key', 64),
        text('key_sha256', 64, nullable),
        text('first_name', 80),
        day('date_of_birth'),
        text('guardian_email', 254),
        instant('created_at'),
        instant('expires_at'),
      ],
      indices: [
        unique('uq_guardian_requests_question_key', 'question_key'),
        unique('uq_guardian_requests_key_sha256', 'key_sha256'),
        index('ix_guardian_requests_athlete_id_expires_at', 'athlete_id', 'expires_at'),
        index('ix_guardian_requests_team_id', 'team_id'),
        index('ix_guardian_requests_expires_at', 'expires_at'),
      ],
      foreignKeys: [
        references('fk_guardian_requests_team', 'team_id', 'teams', 'CASCADE'),
        references('fk_guardian_requests_athlete', 'athlete_id', 'athletes', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'guardian_requests');
  }
}
