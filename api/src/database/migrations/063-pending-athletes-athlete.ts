import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** The athlete whom an accepted registration created or moved, so that an erasure can name the registration. */
export class PendingAthletesAthlete1764000000063 implements MigrationInterface {
  readonly name = 'PendingAthletesAthlete1764000000063';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pending_athletes', integer('athlete_id', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pending_athletes', 'athlete_id');
  }
}
