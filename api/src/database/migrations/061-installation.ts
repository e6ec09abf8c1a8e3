import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, primary, text } from './portable-table.js';

export class Installation1764000000061 implements MigrationInterface {
  readonly name = 'Installation1764000000061';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'installation',
      columns: [integer('slot', primary), text('installation_id', 36), instant('created_at')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'installation');
  }
}
