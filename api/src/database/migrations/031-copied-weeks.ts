import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, integer, primary, references } from './portable-table.js';

export class CopiedWeeks1764000000031 implements MigrationInterface {
  readonly name = 'CopiedWeeks1764000000031';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'copied_weeks',
      columns: [
        integer('event_change_id', primary),
        integer('copied'),
        integer('already_there'),
        integer('workouts_left'),
      ],
      foreignKeys: [references('fk_copied_weeks_event_change', 'event_change_id', 'event_changes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'copied_weeks');
  }
}
