import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer } from './portable-table.js';

/** Athletes who are there already begin at the first version. */
export class AthletesVersion1764000000030 implements MigrationInterface {
  readonly name = 'AthletesVersion1764000000030';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'athletes', integer('version', { default: 1 }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'athletes', 'version');
  }
}
