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
  unique,
} from './portable-table.js';

/** Keys with which programs of a club read its data. The release before knows none of them, and answers 404. */
export class ReadKeys1764000000112 implements MigrationInterface {
  readonly name = 'ReadKeys1764000000112';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'read_keys',
      columns: [
        id(),
        integer('institution_id'),
        text('name', 80),
        text('key_sha256', 64),
        longText('kinds'),
        longText('team_ids', nullable),
        instant('created_at'),
        instant('expires_at'),
        instant('revoked_at', nullable),
        instant('last_used_at', nullable),
      ],
      indices: [
        unique('uq_read_keys_key_sha256', 'key_sha256'),
        index('ix_read_keys_institution_id', 'institution_id'),
      ],
      foreignKeys: [references('fk_read_keys_institution', 'institution_id', 'institutions', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'read_keys');
  }
}
