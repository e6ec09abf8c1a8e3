import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** The number of the athlete whose data an administrator exported or erased. */
export class SecurityEntriesAthlete1764000000062 implements MigrationInterface {
  readonly name = 'SecurityEntriesAthlete1764000000062';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'security_entries', integer('athlete_id', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'security_entries', 'athlete_id');
  }
}
