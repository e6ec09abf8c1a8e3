import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, instant, nullable } from './portable-table.js';

/** Since when a coach may no longer sign in; null for all who may. */
export class CoachesDisabledAt1764000000055 implements MigrationInterface {
  readonly name = 'CoachesDisabledAt1764000000055';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'coaches', instant('disabled_at', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'coaches', 'disabled_at');
  }
}
