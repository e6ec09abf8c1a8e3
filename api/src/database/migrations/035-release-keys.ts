import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, nullable, text, unique } from './portable-table.js';

export class ReleaseKeys1764000000035 implements MigrationInterface {
  readonly name = 'ReleaseKeys1764000000035';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'release_keys',
      columns: [
        id(),
        text('area', 64),
        text('name', 120),
        text('key_sha256', 64),
        instant('created_at'),
        instant('revoked_at', nullable),
      ],
      indices: [unique('uq_release_keys_key_sha256', 'key_sha256')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'release_keys');
  }
}
