import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  index,
  instant,
  integer,
  nullable,
  primary,
  references,
  text,
} from './portable-table.js';

export class IdempotencyKeys1764000000023 implements MigrationInterface {
  readonly name = 'IdempotencyKeys1764000000023';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'idempotency_keys',
      columns: [
        integer('coach_id', primary),
        text('key_sha256', 64, primary),
        text('call_sha256', 64),
        integer('created_id', nullable),
        instant('created_at'),
      ],
      indices: [index('ix_idempotency_keys_created_at', 'created_at')],
      foreignKeys: [references('fk_idempotency_keys_coach', 'coach_id', 'coaches', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'idempotency_keys');
  }
}
