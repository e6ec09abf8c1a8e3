import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, flag, id, text } from './portable-table.js';

export class Institutions1764000000001 implements MigrationInterface {
  readonly name = 'Institutions1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'institutions',
      columns: [id(), text('name', 120), text('time_zone', 64), flag('is_demo')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'institutions');
  }
}
