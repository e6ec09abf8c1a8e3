import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, nullable, references, text, unique } from './portable-table.js';

export class Teams1764000000005 implements MigrationInterface {
  readonly name = 'Teams1764000000005';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'teams',
      columns: [
        id(),
        integer('institution_id'),
        text('sport', 60),
        text('name', 80),
        text('name_key', 255),
        text('registration_code', 8, nullable),
        instant('code_expires_at', nullable),
      ],
      indices: [
        unique('uq_teams_institution_id_name_key', 'institution_id', 'name_key'),
        unique('uq_teams_registration_code', 'registration_code'),
      ],
      foreignKeys: [references('fk_teams_institution', 'institution_id', 'institutions', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'teams');
  }
}
