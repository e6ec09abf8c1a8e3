import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  id,
  index,
  integer,
  longText,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class Coaches1764000000002 implements MigrationInterface {
  readonly name = 'Coaches1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'coaches',
      columns: [
        id(),
        integer('institution_id'),
        text('name', 120),
        text('email', 254),
        text('email_key', 254),
        text('phone', 40, nullable),
        text('role', 60),
        longText('avatar', nullable),
        text('password_hash', 200),
      ],
      indices: [unique('uq_coaches_email_key', 'email_key'), index('ix_coaches_institution_id', 'institution_id')],
      foreignKeys: [references('fk_coaches_institution', 'institution_id', 'institutions', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'coaches');
  }
}
