import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** The version that the athlete may replace, as of `wellness_entries`. */
export class TrainingSessionsAthleteVersion1764000000081 implements MigrationInterface {
  readonly name = 'TrainingSessionsAthleteVersion1764000000081';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'training_sessions', integer('athlete_version', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'training_sessions', 'athlete_version');
  }
}
