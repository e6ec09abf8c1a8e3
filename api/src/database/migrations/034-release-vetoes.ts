import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, primary, text } from './portable-table.js';

export class ReleaseVetoes1764000000034 implements MigrationInterface {
  readonly name = 'ReleaseVetoes1764000000034';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'release_vetoes',
      columns: [
        text('area', 64, primary),
        text('version', 100, primary),
        instant('at'),
        integer('loads'),
        integer('failures'),
        text('live_version', 100),
        integer('live_loads'),
        integer('live_failures'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'release_vetoes');
  }
}
