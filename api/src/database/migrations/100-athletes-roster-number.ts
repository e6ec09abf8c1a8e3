import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** For the unique keys of the next migration. Stored rows stay without: they are found by looking, see `joinTeam`. */
export class AthletesRosterNumber1764000000100 implements MigrationInterface {
  readonly name = 'AthletesRosterNumber1764000000100';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'athletes', integer('institution_id', nullable));
    await addColumn(runner, 'athletes', integer('roster_number', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'athletes', 'roster_number');
    await dropColumn(runner, 'athletes', 'institution_id');
  }
}
