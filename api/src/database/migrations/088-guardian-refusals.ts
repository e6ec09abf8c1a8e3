import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, primary, references } from './portable-table.js';

export class GuardianRefusals1764000000088 implements MigrationInterface {
  readonly name = 'GuardianRefusals1764000000088';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'guardian_refusals',
      columns: [integer('athlete_id', primary), instant('refused_at')],
      foreignKeys: [references('fk_guardian_refusals_athlete', 'athlete_id', 'athletes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'guardian_refusals');
  }
}
