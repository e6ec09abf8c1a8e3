import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, nullable, primary, text } from './portable-table.js';

export class HousekeepingTasks1764000000050 implements MigrationInterface {
  readonly name = 'HousekeepingTasks1764000000050';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'housekeeping_tasks',
      columns: [
        text('name', 40, primary),
        instant('next_run_at'),
        instant('last_run_at', nullable),
        integer('removed', nullable),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'housekeeping_tasks');
  }
}
