import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, instant, integer, primary, references, text } from './portable-table.js';

export class PasswordResets1764000000019 implements MigrationInterface {
  readonly name = 'PasswordResets1764000000019';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'password_resets',
      columns: [text('token_sha256', 64, primary), integer('coach_id'), instant('created_at'), instant('expires_at')],
      indices: [index('ix_password_resets_coach_id', 'coach_id'), index('ix_password_resets_expires_at', 'expires_at')],
      foreignKeys: [references('fk_password_resets_coach', 'coach_id', 'coaches', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'password_resets');
  }
}
