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
} from './portable-table.js';

export class Athletes1764000000007 implements MigrationInterface {
  readonly name = 'Athletes1764000000007';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'athletes',
      columns: [
        id(),
        integer('team_id'),
        text('first_name', 80),
        text('last_name', 80),
        text('sort_key', 255),
        text('email', 254, nullable),
        text('email_key', 254, nullable),
        text('position', 60, nullable),
        integer('jersey_number', nullable),
        day('date_of_birth', nullable),
        decimal('weight_kg', 5, 1, nullable),
        decimal('height_cm', 5, 1, nullable),
        text('external_id', 80, nullable),
        instant('archived_at', nullable),
      ],
      indices: [
        index('ix_athletes_team_id_sort_key', 'team_id', 'sort_key'),
        index('ix_athletes_email_key', 'email_key'),
      ],
      foreignKeys: [references('fk_athletes_team', 'team_id', 'teams', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'athletes');
  }
}
