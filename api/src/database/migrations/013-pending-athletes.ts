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

export class PendingAthletes1764000000013 implements MigrationInterface {
  readonly name = 'PendingAthletes1764000000013';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'pending_athletes',
      columns: [
        id(),
        integer('team_id'),
        text('status', 10),
        text('pending_key', 64, nullable),
        text('first_name', 80),
        text('last_name', 80),
        text('email', 254),
        text('email_key', 254),
        text('position', 60),
        day('date_of_birth', nullable),
        integer('jersey_number', nullable),
        decimal('weight_kg', 5, 1, nullable),
        decimal('height_cm', 5, 1, nullable),
        text('external_id', 80, nullable),
        instant('created_at'),
        instant('handled_at', nullable),
      ],
      indices: [
        index('ix_pending_athletes_team_id_status', 'team_id', 'status'),
        unique('uq_pending_athletes_team_id_pending_key', 'team_id', 'pending_key'),
      ],
      foreignKeys: [references('fk_pending_athletes_team', 'team_id', 'teams', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'pending_athletes');
  }
}
