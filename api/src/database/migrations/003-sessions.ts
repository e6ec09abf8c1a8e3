import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, instant, integer, primary, references, text } from './portable-table.js';

export class Sessions1764000000003 implements MigrationInterface {
  readonly name = 'Sessions1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'sessions',
      columns: [
        text('token_sha256', 64, primary),
        integer('coach_id'),
        instant('created_at'),
        instant('last_seen_at'),
        instant('authenticated_at'),
      ],
      indices: [index('ix_sessions_coach_id', 'coach_id'), index('ix_sessions_created_at', 'created_at')],
      foreignKeys: [references('fk_sessions_coach', 'coach_id', 'coaches', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'sessions');
  }
}
