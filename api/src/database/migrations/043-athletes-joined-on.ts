import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, day, dropColumn, nullable } from './portable-table.js';

/** Since when an athlete belongs to the team; null for those who are stored already, of whom nobody knows it. */
export class AthletesJoinedOn1764000000043 implements MigrationInterface {
  readonly name = 'AthletesJoinedOn1764000000043';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'athletes', day('joined_on', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'athletes', 'joined_on');
  }
}
