import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, primary, text } from './portable-table.js';

export class ReleaseOutcomeCounts1764000000033 implements MigrationInterface {
  readonly name = 'ReleaseOutcomeCounts1764000000033';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'release_outcome_counts',
      columns: [
        text('area', 64, primary),
        text('version', 100, primary),
        text('outcome', 20, primary),
        integer('count'),
        instant('first_at'),
        instant('last_at'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'release_outcome_counts');
  }
}
