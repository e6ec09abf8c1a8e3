import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, references, text, unique } from './portable-table.js';

export class ApiKeys1764000000018 implements MigrationInterface {
  readonly name = 'ApiKeys1764000000018';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'api_keys',
      columns: [id(), integer('institution_id'), text('key_sha256', 64), instant('created_at')],
      indices: [unique('uq_api_keys_institution_id', 'institution_id'), unique('uq_api_keys_key_sha256', 'key_sha256')],
      foreignKeys: [references('fk_api_keys_institution', 'institution_id', 'institutions', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'api_keys');
  }
}
