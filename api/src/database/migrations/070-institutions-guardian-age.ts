import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer } from './portable-table.js';

/** Under this age a guardian agrees for an athlete. */
export class InstitutionsGuardianAge1764000000070 implements MigrationInterface {
  readonly name = 'InstitutionsGuardianAge1764000000070';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'institutions', integer('guardian_age', { default: 16 }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'institutions', 'guardian_age');
  }
}
