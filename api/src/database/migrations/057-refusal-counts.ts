import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, instant, integer, nullable, primary, text } from './portable-table.js';

export class RefusalCounts1764000000057 implements MigrationInterface {
  readonly name = 'RefusalCounts1764000000057';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'refusal_counts',
      columns: [
        text('refusal_key', 60, primary),
        text('kind', 20),
        integer('coach_id', nullable),
        integer('api_key_id', nullable),
        integer('institution_id', nullable),
        integer('attempts'),
        instant('first_at'),
        instant('last_at'),
      ],
      indices: [
        index('ix_refusal_counts_coach_id_first_at', 'coach_id', 'first_at'),
        index('ix_refusal_counts_institution_id_first_at', 'institution_id', 'first_at'),
        index('ix_refusal_counts_first_at', 'first_at'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'refusal_counts');
  }
}
